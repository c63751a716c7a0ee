import { dayOf } from '../../../../domain/shared/day.js';
import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { ordersByIds } from '../../../../persistence/queries/orders/orders.js';
import { notification } from '../../notificationKind.js';

/**
 * Warns the sellers before the block of a deposit ends, and tells them if it expired before the return. Tells the buyer that
 * the block was released or expired.
 */
export const depositBlockChanged = notification({
  name: 'DEPOSIT_BLOCK_CHANGED',
  setting: 'ORDER_UPDATES',
  after: 'DepositBlockChanged',
  tells: ({ orderId, buyerId, sellerIds, state }) => {
    const sellers =
      state === 'RELEASED' ? [] : sellerIds.map((id) => ({ id, told: `seller${state}` as const }));
    const buyer = state === 'ENDING' ? [] : [{ id: buyerId, told: `buyer${state}` as const }];
    return [...sellers, ...buyer].map(({ id: recipientId, told }) => ({
      recipientId,
      about: { orderId, state, told },
      thread: recipientId,
    }));
  },
  async find({ database, timeZone }, { orderId, state, told }) {
    const [order] = await ordersByIds(database, [orderId]);
    const block = order?.depositBlock;
    // Sends nothing if the status has changed since: the later change has its own mail.
    if (block?.status !== (state === 'ENDING' ? 'ACTIVE' : state)) return null;
    return { orderId, told, endsOn: dayOf(block.expiresAt, timeZone) };
  },
  write: ({ orderId, told, endsOn }, speaker, site) => {
    const values = { number: orderNumber(orderId), day: speaker.day(endsOn) };
    return {
      subject: speaker.text(`${told}Subject`, values),
      paragraphs: [speaker.text(told, values)],
      rows: [],
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      sellerENDINGSubject: 'Order {number}: the deposit is blocked only until {day}',
      sellerENDING:
        'The buyer’s bank blocks the deposit until {day}. After that, nothing can be taken from it. If you have the books, please confirm the return before then. If they do not come back, please declare them lost before then.',
      sellerEXPIREDSubject: 'Order {number}: the deposit is no longer blocked',
      sellerEXPIRED:
        'The block of the deposit has ended. From now on, the buyer must pay you directly for late, damaged or lost books. The order shows the amount.',
      buyerRELEASEDSubject: 'Order {number}: your deposit is no longer blocked',
      buyerRELEASED:
        'Your deposit is settled. The bank has been asked to release what is left of the blocked amount. It was never charged.',
      buyerEXPIREDSubject: 'Order {number}: the block of your deposit has ended',
      buyerEXPIRED:
        'Your bank no longer blocks the deposit. If you still have rented books, please send them back. Anything you owe for late, damaged or lost books must be paid to the seller directly.',
    },
    HI: {
      sellerENDINGSubject: 'ऑर्डर {number}: जमा राशि सिर्फ़ {day} तक ब्लॉक है',
      sellerENDING:
        'ख़रीदार का बैंक जमा राशि को {day} तक ब्लॉक रखता है। उसके बाद उसमें से कुछ नहीं लिया जा सकता। अगर किताबें आपके पास हैं, तो कृपया उससे पहले वापसी की पुष्टि करें। अगर वे वापस नहीं आतीं, तो कृपया उससे पहले उन्हें खोया हुआ बताएँ।',
      sellerEXPIREDSubject: 'ऑर्डर {number}: जमा राशि अब ब्लॉक नहीं है',
      sellerEXPIRED:
        'जमा राशि का ब्लॉक ख़त्म हो गया है। देर से लौटी, ख़राब या खोई किताबों के लिए ख़रीदार पर अब जो बनता है, वह आपको सीधे चुकाया जाएगा। ऑर्डर में रक़म दिखती है।',
      buyerRELEASEDSubject: 'ऑर्डर {number}: आपकी जमा राशि अब ब्लॉक नहीं है',
      buyerRELEASED:
        'आपकी जमा राशि का हिसाब हो गया है। ब्लॉक की गई रक़म में से जो बचा है, उसे छोड़ने के लिए बैंक से कह दिया गया है। वह कभी ली नहीं गई थी।',
      buyerEXPIREDSubject: 'ऑर्डर {number}: आपकी जमा राशि का ब्लॉक ख़त्म हो गया है',
      buyerEXPIRED:
        'आपका बैंक अब जमा राशि को ब्लॉक नहीं रखता। अगर किराये की किताबें अब भी आपके पास हैं, तो कृपया उन्हें लौटा दें। देर से लौटी, ख़राब या खोई किताबों के लिए जो बनता है, वह तब सीधे विक्रेता को चुकाना होगा।',
    },
    GU: {
      sellerENDINGSubject: 'ઓર્ડર {number}: ડિપોઝિટ ફક્ત {day} સુધી બ્લૉક છે',
      sellerENDING:
        'ખરીદનારની બેંક ડિપોઝિટને {day} સુધી બ્લૉક રાખે છે. તે પછી તેમાંથી કંઈ લઈ શકાતું નથી. જો પુસ્તકો તમારી પાસે હોય, તો કૃપા કરીને તે પહેલાં પરત થયાની પુષ્ટિ કરો. જો તે પાછાં ન આવે, તો કૃપા કરીને તે પહેલાં તેમને ખોવાયેલાં જાહેર કરો.',
      sellerEXPIREDSubject: 'ઓર્ડર {number}: ડિપોઝિટ હવે બ્લૉક નથી',
      sellerEXPIRED:
        'ડિપોઝિટનો બ્લૉક પૂરો થયો છે. મોડાં, બગડેલાં કે ખોવાયેલાં પુસ્તકો માટે ખરીદનારે હવેથી જે ચૂકવવાનું થાય, તે તમને સીધું ચૂકવાશે. ઓર્ડરમાં રકમ દેખાય છે.',
      buyerRELEASEDSubject: 'ઓર્ડર {number}: તમારી ડિપોઝિટ હવે બ્લૉક નથી',
      buyerRELEASED:
        'તમારી ડિપોઝિટનો હિસાબ થઈ ગયો છે. બ્લૉક કરેલી રકમમાંથી જે બાકી છે તે છોડવા બેંકને કહી દીધું છે. તે ક્યારેય લેવાઈ નહોતી.',
      buyerEXPIREDSubject: 'ઓર્ડર {number}: તમારી ડિપોઝિટનો બ્લૉક પૂરો થયો છે',
      buyerEXPIRED:
        'તમારી બેંક હવે ડિપોઝિટને બ્લૉક રાખતી નથી. જો ભાડાનાં પુસ્તકો હજી તમારી પાસે હોય, તો કૃપા કરીને તે પાછાં મોકલો. મોડાં, બગડેલાં કે ખોવાયેલાં પુસ્તકો માટે જે થાય, તે પછી વેચનારને સીધું ચૂકવવાનું રહેશે.',
    },
  },
});
