import type { ErrorCode } from '../../../contract/schema.generated';

/** Hindi texts of the refusals about rentals: terms, extensions, returns and purchases; part of ERRORS. */
export const RENTAL_ERRORS = {
  DURATION_TOO_SHORT: 'किताब कम-से-कम 1 महीने के लिए किराये पर दी जाती है',
  DURATION_TOO_LONG: 'किताब ज़्यादा-से-ज़्यादा {max} महीने के लिए किराये पर दी जाती है',
  DURATIONS_REVERSED: 'अधिकतम अवधि न्यूनतम से कम नहीं हो सकती',
  NOTHING_TO_TAKE_BACK: 'वापस लेने के लिए किराये की कोई किताब नहीं',
  NOTHING_TO_EXTEND: 'सिर्फ़ किराये की अवधि बढ़ाई जा सकती है',
  NOTHING_TO_SEND_BACK: 'सिर्फ़ किराये की किताबें वापस भेजी जाती हैं',
  ALREADY_SENT_BACK: 'ये किताबें पहले ही वापस भेजी जा चुकी हैं',
  EXTENSION_RESERVED: '{from} से किसी और ने यह किताब आरक्षित की है। आप इसे {latest} तक रख सकते हैं।',
  EXTENSION_BEYOND_BLOCK:
    'आपकी जमा राशि ज़्यादा-से-ज़्यादा 90 दिन ब्लॉक रहती है, और इससे लंबे किराये का हिसाब तब तक नहीं हो पाएगा। आप किताब को {latest} तक रख सकते हैं।',
  EXTENSION_TOO_LONG: 'यह किताब ज़्यादा-से-ज़्यादा {max} महीने के लिए किराये पर मिलती है। आप इसे {latest} तक रख सकते हैं।',
  EXTENSION_KEY_REUSED: 'यह idempotency key अवधि बढ़ाने के किसी और अनुरोध में इस्तेमाल हो चुकी है। कृपया नई key भेजें।',
  NOTHING_TO_BUY: 'यहाँ सिर्फ़ किराये पर ली हुई प्रतियाँ ख़रीदी जा सकती हैं',
  PURCHASE_CHANGED:
    'रक़में बदल गई हैं। अब आपको {toPay} देने हैं और जमा राशि में से {released} वापस मिलेंगे। कृपया जाँचकर फिर से ख़रीदें।',
  RENTAL_AWAITS_PAYMENT: 'आपने इन प्रतियों का ऑनलाइन भुगतान पूरा नहीं किया है। कृपया पहले उसे पूरा या रद्द करें।',
  NOTHING_TO_GIVE_UP: 'इन प्रतियों का कोई भुगतान बाक़ी नहीं है जिसे छोड़ा जा सके',
  NOT_FOR_RENTERS: 'विक्रेता ने आपको ये प्रतियाँ बेचने की पेशकश नहीं की है',
  ALREADY_BOUGHT: 'ये प्रतियाँ पहले ही ख़रीदी जा चुकी हैं',
  BOUGHT_COPY_RESERVED:
    '{from} से किसी और पाठक ने यह प्रति आरक्षित की है और कोई दूसरी प्रति उपलब्ध नहीं है। आप विक्रेता से एक प्रति जोड़ने को कह सकते हैं।',
  RENT_CREDIT_OUT_OF_RANGE: 'क़ीमत में गिना जाने वाला किराये का हिस्सा 0 से 100 प्रतिशत तक की पूरी संख्या होना चाहिए',
  RENT_CREDIT_WITHOUT_PRICE:
    'किराये की जो किताब बिक्री के लिए नहीं है, उसे ख़रीदने पर क़ीमत के तौर पर जमा राशि लगती है। कृपया जमा राशि भी रखें, या किताब को बिक्री के लिए रखें।',
} as const satisfies Partial<Record<ErrorCode, string>>;
