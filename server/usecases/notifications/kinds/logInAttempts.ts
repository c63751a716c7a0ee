import { notification } from '../notificationKind.js';

/** Warns the owner of an account that many wrong passwords were tried. */
export const logInAttempts = notification({
  name: 'LOG_IN_ATTEMPTS',
  setting: 'ALWAYS',
  find: (_ports, about: object) => about,
  write: (_facts, { text }, site) => ({
    subject: text('subject'),
    paragraphs: [text('attempts'), text('advice')],
    rows: [],
    action: { label: text('resetAction'), url: `${site.url}/forgot-password` },
  }),
  texts: {
    EN: {
      subject: 'Many wrong passwords for your account',
      attempts:
        'More than a hundred wrong passwords were tried for your account within an hour. Until the hour is over, nobody can log in on a new device. You can still log in on devices that you have used before.',
      advice: 'If your password is short, or you use it elsewhere too, please choose a new one.',
    },
    HI: {
      subject: 'आपके खाते पर बहुत-से ग़लत पासवर्ड आज़माए गए',
      attempts:
        'किसी ने एक घंटे के भीतर आपके खाते के लिए सौ से ज़्यादा ग़लत पासवर्ड आज़माए हैं। यह घंटा पूरा होने तक किसी नए डिवाइस से लॉगिन नहीं किया जा सकता; जिन डिवाइस से आप पहले लॉगिन कर चुके हैं, उन पर आप लॉगिन कर सकते हैं।',
      advice: 'अगर आपका पासवर्ड छोटा है या आप उसे कहीं और भी इस्तेमाल करते हैं, तो कृपया नया पासवर्ड चुनें।',
    },
    GU: {
      subject: 'તમારા ખાતા માટે ઘણા ખોટા પાસવર્ડ અજમાવવામાં આવ્યા',
      attempts:
        'કોઈએ એક કલાકમાં તમારા ખાતા માટે સોથી વધુ ખોટા પાસવર્ડ અજમાવ્યા છે. આ કલાક પૂરો ન થાય ત્યાં સુધી કોઈ નવા ડિવાઇસ પરથી લૉગિન થઈ શકશે નહીં; જે ડિવાઇસ પર તમે પહેલાં લૉગિન કર્યું હોય, તેના પર તમે લૉગિન કરી શકો છો.',
      advice: 'જો તમારો પાસવર્ડ ટૂંકો હોય અથવા તમે તેને બીજે પણ વાપરતા હો, તો કૃપા કરીને નવો પાસવર્ડ પસંદ કરો.',
    },
  },
});
