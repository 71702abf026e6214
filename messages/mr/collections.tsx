import type * as source from '#messages/collections.tsx'

export const progress: typeof source.progress = {
  videos: (count) => `${count} व्हिडिओ`,
  summarized: (count, total) => `${total} पैकी ${count} चे सारांश तयार`,
  working: (count) => `${count} वर काम सुरू`,
  waiting: (count) => `${count} बाकी`,
  failed: (count) => `${count} अयशस्वी`,
  paused: 'थांबवले',
  noneLeft: 'सध्या सारांश शिल्लक नाहीत',
  goesOn: (moment) => `सारांश शिल्लक नाहीत, ${moment} वाजता पुढे सुरू होईल`,
}

export const collectionList: typeof source.collectionList = {
  loading: 'लोड होत आहे...',
  empty: (link) => (
    <>
      इथे अजून काही नाही. {link('प्लेलिस्ट किंवा चॅनल पेस्ट करा')} आणि त्यातल्या व्हिडिओंच्या सारांशांचा संग्रह तयार करा, किंवा
      स्वतः एखादा संग्रह बनवा.
    </>
  ),
  tags: 'टॅग',
  new: 'नवा संग्रह',
}

export const collectionView: typeof source.collectionView = {
  all: 'सर्व संग्रह',
  loading: 'लोड होत आहे...',
  gone: 'असा संग्रह नाही. तो हटवला गेला असू शकतो.',
  tryAgain: 'पुन्हा प्रयत्न करा',
  pause: 'थांबवा',
  goOn: 'पुढे सुरू करा',
  retry: (count) => `${count} साठी पुन्हा प्रयत्न करा`,
  add: 'व्हिडिओ जोडा',
  share: 'शेअर करा',
  edit: 'बदला',
  remove: 'हटवा',
  more: 'आणखी पर्याय',
  fileWithPlan: 'प्लॅन घेऊन फाइल म्हणून सेव्ह करा',
  file: 'Markdown म्हणून सेव्ह करा',
  askRemoval: 'हा संग्रह हटवायचा? त्यातले सारांश तुमच्या इतिहासात राहतील.',
  removeForGood: 'संग्रह हटवा',
}

export const collectionEdit: typeof source.collectionEdit = {
  form: 'शीर्षक, टॅग आणि स्वरूप',
  title: 'शीर्षक',
  titleMissing: 'संग्रहाला शीर्षक द्या.',
  tags: 'टॅग, स्वल्पविरामांनी वेगळे केलेले',
  inForm: 'सारांशाचे स्वरूप',
  stay: 'ज्या व्हिडिओंचे सारांश तयार झाले आहेत, ते आहेत तसेच राहतील.',
  save: 'सेव्ह करा',
  cancel: 'रद्द करा',
}

export const collectionVideos: typeof source.collectionVideos = {
  videos: 'व्हिडिओ',
  search: 'शोधा, किंवा या सर्व व्हिडिओंना प्रश्न विचारा',
  none: 'अजून एकही व्हिडिओ नाही.',
  nothingFound: 'काही सापडले नाही.',
  onlyFailed: (count) => `फक्त अयशस्वी ${count}`,
  parts: 'यादीचे भाग',
  before: 'मागे',
  next: 'पुढे',
  range: (first, last, total) => `${total} पैकी ${first} ते ${last}`,
  states: {
    waiting: 'बाकी',
    working: 'काम सुरू',
    done: 'झाले',
    failed: 'अयशस्वी',
    skipped: 'आधीच तुमच्याकडे',
  },
  unnamed: 'एक व्हिडिओ',
  failure: (name) => `${name}.`,
  takeOut: 'काढून टाका',
  takeOutVideo: (title) => `${title} काढून टाका`,
}

export const overviewControls: typeof source.overviewControls = {
  overview: 'आढावा',
  writing: 'आढावा लिहिला जात आहे...',
  write: 'आढावा लिहा',
  writeAgain: 'पुन्हा लिहा',
}
