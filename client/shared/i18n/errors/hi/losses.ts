import type { ErrorCode } from '../../../contract/schema.generated';

/** Hindi texts of the refusals about returned and lost books; part of ERRORS. */
export const LOSS_ERRORS = {
  NOTHING_TO_TAKE_BACK: 'वापस लेने के लिए किराये की कोई किताब नहीं',
  WITHHELD_TOO_MUCH: 'जमा राशि में से ज़्यादा-से-ज़्यादा {most} रोके जा सकते हैं',
  NOTHING_TO_LOSE: 'सिर्फ़ किराये की किताबें खोई हुई बताई जा सकती हैं',
  LOST_TOO_EARLY: 'अगर ये किताबें {from} तक वापस न आएँ, तभी आप इन्हें खोई हुई बता सकते हैं',
  ALREADY_LOST: 'ऑर्डर का यह हिस्सा खोया हुआ बताया जा चुका है',
  NOT_LOST: 'ऑर्डर का यह हिस्सा खोया हुआ नहीं बताया गया है',
  FOUND_TOO_LATE: 'खोई किताबों के मिलने की सूचना {until} तक दी जा सकती थी',
  LOST_COPY_RESERVED:
    '{from} से किसी और पाठक ने यह प्रति आरक्षित की है और कोई दूसरी प्रति उपलब्ध नहीं है। पहले विक्रेता को वह ऑर्डर रद्द करना होगा या एक प्रति जोड़नी होगी।',
} as const satisfies Partial<Record<ErrorCode, string>>;
