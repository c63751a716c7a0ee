/** Texts that several mails share. Placeholders are in ICU message format. */
export const SHARED_TEXTS = {
  EN: {
    greeting: 'Hello {name},',
    greetingUnnamed: 'Hello,',
    footer: 'Choose which mails you get in the settings of {product}.',
    viewOrder: 'View the order',
    verifyAction: 'Confirm my address',
    resetAction: 'Choose a new password',
    reason: 'Reason',
    refunded: 'Refunded',
    depositsGivenBack: 'Deposits returned',
    net: 'Net total of the order',
    gathered: '{count, plural, one {# change} other {# changes}} to your orders',
  },
  HI: {
    greeting: 'नमस्ते {name},',
    greetingUnnamed: 'नमस्ते,',
    footer: 'आपको कौन-से ईमेल मिलें, यह आप {product} की सेटिंग में चुन सकते हैं।',
    viewOrder: 'ऑर्डर देखें',
    verifyAction: 'पते की पुष्टि करें',
    resetAction: 'नया पासवर्ड चुनें',
    reason: 'कारण',
    refunded: 'लौटाई गई राशि',
    depositsGivenBack: 'लौटाई गई जमा राशि',
    net: 'ऑर्डर की शुद्ध कुल राशि',
    gathered: 'आपके ऑर्डरों में {count, plural, one {# बदलाव} other {# बदलाव}}',
  },
  GU: {
    greeting: 'નમસ્તે {name},',
    greetingUnnamed: 'નમસ્તે,',
    footer: 'તમને કયા ઈમેલ મળે તે તમે {product}ના સેટિંગમાં પસંદ કરી શકો છો.',
    viewOrder: 'ઓર્ડર જુઓ',
    verifyAction: 'સરનામાની ખાતરી કરો',
    resetAction: 'નવો પાસવર્ડ પસંદ કરો',
    reason: 'કારણ',
    refunded: 'પરત કરેલી રકમ',
    depositsGivenBack: 'પરત કરેલી ડિપોઝિટ',
    net: 'ઓર્ડરની ચોખ્ખી કુલ રકમ',
    gathered: 'તમારા ઓર્ડરમાં {count, plural, one {# ફેરફાર} other {# ફેરફાર}}',
  },
};

export type SharedText = keyof (typeof SHARED_TEXTS)['EN'];
