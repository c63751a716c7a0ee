import type { ErrorCode } from '../../../contract/schema.generated';

/** Hindi texts of the refusals about disputes; part of ERRORS. */
export const DISPUTE_ERRORS = {
  DISPUTE_NOT_FOUND: 'यह विवाद नहीं मिला',
  DISPUTE_REASON_UNKNOWN: 'विवाद का ऐसा कोई कारण नहीं है। कृपया दिए गए कारणों में से चुनें।',
  STATEMENT_REQUIRED: 'कृपया थोड़े शब्दों में बताएँ',
  NOTHING_TO_DISPUTE: 'यह कारण ऑर्डर के इस हिस्से पर लागू नहीं होता',
  DISPUTED_TOO_LATE:
    'विवाद डिलीवरी के, या किराये की किताबों की वापसी या खोने के {days, plural, one {# दिन} other {# दिनों}} बाद तक ही उठाया जा सकता है',
  DISPUTE_OPEN: 'ऑर्डर के इस हिस्से पर एक विवाद चल रहा है। पहले वह ख़त्म होना चाहिए।',
  ALREADY_DISPUTED: 'ऑर्डर के इस हिस्से पर इसी कारण से विवाद हो चुका है',
  DISPUTE_ENDED: 'यह विवाद ख़त्म हो चुका है',
  NOTHING_OFFERED: 'विक्रेता ने ऐसी कोई राशि देने की पेशकश नहीं की है जिसे आप स्वीकार कर सकें',
  RETURN_OF_SALES_ONLY:
    'किताबें पहले वापस मँगाना तभी संभव है, जब वे ख़रीदी गई हों और विवरण के अनुसार न हों। कृपया बिना वापसी के राशि बताएँ।',
  NO_RETURN_AGREED: 'इन किताबों को वापस भेजने की बात तय नहीं हुई है',
  RETURN_FIRST: 'पहले किताबों की वापसी पूरी होनी चाहिए',
  RETURN_NOT_SENT: 'ख़रीदार ने किताबें अभी वापस नहीं भेजी हैं',
  RETURN_CONTESTED: 'विक्रेता ने वापसी पर आपत्ति की है। फ़ैसला हमारे कर्मचारी करेंगे।',
  RETURN_PROBLEM_UNKNOWN: 'कृपया समस्या चुनें: किताबें नहीं पहुँचीं, या वे भेजी गई हालत में नहीं हैं',
  CLAIMED_TOO_MUCH: 'राशि ज़्यादा-से-ज़्यादा {most} हो सकती है',
  OWN_DISPUTE: 'आप अपने ही ऑर्डर के विवाद पर फ़ैसला नहीं दे सकते',
} as const satisfies Partial<Record<ErrorCode, string>>;
