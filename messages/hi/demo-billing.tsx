import type * as source from '#messages/demo-billing.tsx'

export const demoBilling: typeof source.demoBilling = {
  note: (strong) => (
    <>{strong('भुगतान का डेमो।')} इस सर्वर पर भुगतान चालू नहीं है: कोई पैसा नहीं लिया जाता और आप हर प्लान आज़मा सकते हैं।</>
  ),
}
