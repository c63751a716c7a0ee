import type { ErrorCode } from '../../../contract/schema.generated';

/** Hindi texts of the refusals about delivery; part of ERRORS. */
export const DELIVERY_ERRORS = {
  DELIVERY_KIND_UNKNOWN: 'कृपया चुनें कि आप डिलीवरी के लिए कैसे पैसे लेते हैं: मुफ़्त, एक ही रक़म या वज़न से',
  DELIVERY_CHARGE_REQUIRED: 'कृपया डिलीवरी का शुल्क लिखें',
  DELIVERY_CHARGE_NEGATIVE: 'डिलीवरी का शुल्क शून्य से कम नहीं हो सकता',
  DELIVERY_RATES_REQUIRED: 'कृपया कम-से-कम एक वज़न और उसका शुल्क लिखें',
  TOO_MANY_DELIVERY_RATES: 'तालिका में ज़्यादा-से-ज़्यादा {max} पंक्तियाँ हो सकती हैं',
  DELIVERY_WEIGHT_REPEATED: 'दो पंक्तियाँ {grams} ग्राम के लिए हैं। कृपया उनमें से एक ही रखें।',
  RATE_WEIGHT_OUT_OF_RANGE: 'वज़न 10 से 1,00,000 ग्राम की पूर्ण संख्या होना चाहिए',
  WEIGHT_OUT_OF_RANGE: 'एक प्रति का वज़न 1 से 50,000 ग्राम की पूर्ण संख्या होना चाहिए',
  PICK_UP_CITY_MISSING: 'कृपया पहले एक मुख्य पता सहेजें। ख़रीदारों को उसका शहर दिखता है।',
  PICK_UP_NOT_OFFERED: 'एक विक्रेता ख़ुद आकर लेने की सुविधा नहीं देते। कृपया डिलीवरी चुनें।',
  NOT_PICKED_UP: 'ऑर्डर का यह हिस्सा डिलीवरी के लिए है, ख़ुद आकर लेने के लिए नहीं',
  NOT_YET_READY: 'ऑर्डर का यह हिस्सा लेने के लिए अभी तैयार नहीं है',
  NOT_YET_PICKED_UP: 'ऑर्डर का यह हिस्सा अभी लिया नहीं गया है',
  ALREADY_READY: 'ऑर्डर का यह हिस्सा लेने के लिए पहले से तैयार है',
  ALREADY_PICKED_UP: 'ऑर्डर का यह हिस्सा पहले ही लिया जा चुका है',
  PICK_UP_HAS_NO_PARCEL: 'ख़ुद आकर ली जाने वाली किताबों का न कूरियर होता है, न ट्रैकिंग नंबर',
  PICK_UP_AWAITED: 'अगर {from} तक कोई ये किताबें लेने न आए, तभी आप इन्हें रद्द कर सकते हैं',
  PICK_UP_CODE_INVALID: 'कृपया ख़रीदार के दिखाए 6 अंक दर्ज करें',
  PICK_UP_CODE_WRONG: 'यह इस ऑर्डर का कोड नहीं है। कृपया ख़रीदार के दिखाए अंक जाँचें।',
} as const satisfies Partial<Record<ErrorCode, string>>;
