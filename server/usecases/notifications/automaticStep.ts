import { CHARGED_BACK } from '../../domain/payments/chargeback.js';
import type { StoredTimelineEntry } from '../../persistence/queries/orders/storedOrder.js';

/** The name of the text that explains an automatic step. */
export type AutomaticText =
  'expired' | 'unsent' | 'uncollected' | 'assumed' | 'assumedLost' | 'assumedReturned' | 'chargedBack';

const COMPLETE: readonly AutomaticText[] = ['assumed', 'assumedLost', 'assumedReturned', 'chargedBack'];

/** Returns the name of the text that explains an automatic step. */
export function automaticTextOf(last: StoredTimelineEntry | undefined): AutomaticText {
  if (last?.reason === CHARGED_BACK) return 'chargedBack';
  if (last?.from === 'DELIVERED') return last.to === 'LOST' ? 'assumedLost' : 'assumedReturned';
  if (last?.from === 'SHIPPED') return last.to === 'CANCELLED' ? 'uncollected' : 'assumed';
  return last?.from === 'CONFIRMED' ? 'unsent' : 'expired';
}

/** True if the text explains the step completely. Any other text is followed by the text about the status. */
export function isComplete(text: AutomaticText): boolean {
  return COMPLETE.includes(text);
}

/** The texts that explain automatic steps, in each language. */
export const AUTOMATIC_TEXTS = {
  EN: {
    expired: 'The seller did not confirm this order in time, so {product} has cancelled it.',
    unsent: 'The seller did not send this order in time, so {product} has cancelled it.',
    uncollected: 'Nobody picked these books up in time, so {product} has cancelled the order.',
    chargedBack: 'The buyer’s bank has taken the payment back, so {product} has cancelled this order.',
    assumed:
      'These books were sent a while ago and were not reported missing, so the order now counts as delivered.',
    assumedLost:
      'These rented books are long overdue, and nobody has said that they came back, so they now count as lost. {secured, select, BLOCKED {The blocked deposit pays} UNPAID {The deposit has not been paid, so the buyer still has to pay} other {The deposit pays}} for them and for the late fee. The order shows the amounts.',
    assumedReturnedSubject: 'The rental from order {number} counts as returned',
    assumedReturned:
      'The buyer sent the rented books back a while ago, and the seller has not confirmed the return, so they now count as returned. {secured, select, BLOCKED {The blocked deposit will be released, less any late fee.} UNPAID {The buyer no longer has to pay the deposit, only any late fee.} other {The deposit must be paid back, less any late fee.}}',
  },
  HI: {
    expired: 'विक्रेता ने समय पर ऑर्डर पक्का नहीं किया, इसलिए {product} ने इसे रद्द कर दिया है।',
    unsent: 'विक्रेता ने समय पर ऑर्डर नहीं भेजा, इसलिए {product} ने इसे रद्द कर दिया है।',
    uncollected: 'ये किताबें समय पर नहीं ली गईं, इसलिए {product} ने ऑर्डर रद्द कर दिया है।',
    chargedBack: 'ख़रीदार के बैंक ने भुगतान वापस ले लिया है, इसलिए {product} ने यह ऑर्डर रद्द कर दिया है।',
    assumed:
      'ये किताबें कुछ समय पहले भेजी गई थीं और किसी ने नहीं बताया कि वे नहीं मिलीं, इसलिए ऑर्डर अब पहुँचा हुआ माना गया है।',
    assumedLost:
      'किराये की इन किताबों को लौटाने की तारीख़ कब की निकल चुकी है और किसी ने नहीं बताया कि वे वापस आ गईं, इसलिए अब वे खोई हुई मानी गई हैं। {secured, select, BLOCKED {ब्लॉक की गई जमा राशि से इनकी क़ीमत और देरी का शुल्क लिया जाएगा।} UNPAID {जमा राशि चुकाई नहीं गई है, इसलिए इनकी क़ीमत और देरी का शुल्क ख़रीदार को अभी चुकाना है।} other {जमा राशि से इनकी क़ीमत और देरी का शुल्क लिया जाएगा।}} रक़में ऑर्डर में दिखती हैं।',
    assumedReturnedSubject: 'ऑर्डर {number} की किराये की किताबें लौटाई हुई मानी गईं',
    assumedReturned:
      'ख़रीदार ने किराये की किताबें कुछ समय पहले वापस भेजी थीं और विक्रेता ने वापसी की पुष्टि नहीं की, इसलिए वे अब लौटाई हुई मानी गई हैं। {secured, select, BLOCKED {देरी का शुल्क लेकर ब्लॉक की गई जमा राशि छोड़ दी जाती है।} UNPAID {ख़रीदार को अब जमा राशि नहीं चुकानी है, केवल देरी का शुल्क हो तो वह।} other {देरी का शुल्क घटाकर जमा राशि लौटानी है।}}',
  },
  GU: {
    expired: 'વેચનારે સમયસર ઓર્ડર પાકો કર્યો નહીં, તેથી {product}એ તેને રદ કર્યો છે.',
    unsent: 'વેચનારે સમયસર ઓર્ડર મોકલ્યો નહીં, તેથી {product}એ તેને રદ કર્યો છે.',
    uncollected: 'આ પુસ્તકો સમયસર લઈ જવાયાં નહીં, તેથી {product}એ ઓર્ડર રદ કર્યો છે.',
    chargedBack: 'ખરીદનારની બેંકે ચુકવણી પાછી લીધી છે, તેથી {product}એ આ ઓર્ડર રદ કર્યો છે.',
    assumed: 'આ પુસ્તકો થોડા સમય પહેલાં મોકલાયાં હતાં અને કોઈએ કહ્યું નથી કે તે મળ્યાં નથી, તેથી ઓર્ડર હવે પહોંચેલો ગણાય છે.',
    assumedLost:
      'ભાડાનાં આ પુસ્તકો પાછાં આપવાની તારીખ ક્યારની વીતી ગઈ છે અને કોઈએ કહ્યું નથી કે તે પાછાં આવ્યાં છે, તેથી હવે તે ખોવાયેલાં ગણાય છે. {secured, select, BLOCKED {બ્લૉક કરેલી ડિપોઝિટમાંથી તેમની કિંમત અને મોડા પડવાની ફી લેવાશે.} UNPAID {ડિપોઝિટ ચૂકવાઈ નથી, તેથી તેમની કિંમત અને મોડા પડવાની ફી ખરીદનારે હજી ચૂકવવાની છે.} other {ડિપોઝિટમાંથી તેમની કિંમત અને મોડા પડવાની ફી લેવાશે.}} રકમો ઓર્ડરમાં દેખાય છે.',
    assumedReturnedSubject: 'ઓર્ડર {number}નાં ભાડાનાં પુસ્તકો પરત થયેલાં ગણાય છે',
    assumedReturned:
      'ખરીદનારે ભાડાનાં પુસ્તકો થોડા સમય પહેલાં પાછાં મોકલ્યાં હતાં અને વેચનારે પરતની પુષ્ટિ કરી નથી, તેથી તે હવે પરત થયેલાં ગણાય છે. {secured, select, BLOCKED {મોડા પડવાની ફી લઈને બ્લૉક કરેલી ડિપોઝિટ છોડી દેવાય છે.} UNPAID {ખરીદનારે હવે ડિપોઝિટ ચૂકવવાની નથી, માત્ર મોડા પડવાની ફી હોય તો તે.} other {મોડા પડવાની ફી બાદ કરીને ડિપોઝિટ પાછી આપવાની છે.}}',
  },
} as const;
