import type * as source from '#messages/demo-billing.tsx'

export const demoBilling: typeof source.demoBilling = {
  note: (strong) => (
    <>
      {strong('पेमेंटचा डेमो.')} या सर्व्हरवर पेमेंट सुरू केलेली नाहीत: कोणतेही शुल्क घेतले जात नाही, आणि तुम्ही प्रत्येक प्लॅन वापरून
      पाहू शकता.
    </>
  ),
}
