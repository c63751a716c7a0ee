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
    refunded: 'Cancelled or refunded',
    depositsGivenBack: 'Deposits cancelled or to be returned',
    net: 'Net total of the order',
    gathered: '{count, plural, one {# message} other {# messages}} about your orders',
  },
  HI: {
    greeting: 'नमस्ते {name},',
    greetingUnnamed: 'नमस्ते,',
    footer: 'आपको कौन-से ईमेल मिलें, यह आप {product} की सेटिंग में चुन सकते हैं।',
    viewOrder: 'ऑर्डर देखें',
    verifyAction: 'पते की पुष्टि करें',
    resetAction: 'नया पासवर्ड चुनें',
    reason: 'कारण',
    refunded: 'रद्द या लौटाया गया',
    depositsGivenBack: 'रद्द या लौटाई जाने वाली जमा राशि',
    net: 'ऑर्डर की शुद्ध कुल राशि',
    gathered: 'आपके ऑर्डरों के बारे में {count, plural, one {# सूचना} other {# सूचनाएँ}}',
  },
  GU: {
    greeting: 'નમસ્તે {name},',
    greetingUnnamed: 'નમસ્તે,',
    footer: 'તમને કયા ઈમેલ મળે તે તમે {product}ના સેટિંગમાં પસંદ કરી શકો છો.',
    viewOrder: 'ઓર્ડર જુઓ',
    verifyAction: 'સરનામાની ખાતરી કરો',
    resetAction: 'નવો પાસવર્ડ પસંદ કરો',
    reason: 'કારણ',
    refunded: 'રદ કે પાછું અપાયું',
    depositsGivenBack: 'રદ કે પાછી આપવાની ડિપોઝિટ',
    net: 'ઓર્ડરની ચોખ્ખી કુલ રકમ',
    gathered: 'તમારા ઓર્ડર વિશે {count, plural, one {# સૂચના} other {# સૂચનાઓ}}',
  },
};

export type SharedText = keyof (typeof SHARED_TEXTS)['EN'];
