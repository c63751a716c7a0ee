import { isShortened } from '../../../../domain/rental/arrival.js';
import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { threadOf } from '../../../outbox/message.js';
import { notification } from '../../notificationKind.js';
import { dueRows, fulfillmentOf, rentalsDueOf } from '../../orderLines.js';

/** Notifies the buyer that due dates have moved, because the rented copies arrived after the first day of the rental. */
export const rentalsMoved = notification({
  name: 'RENTALS_MOVED',
  setting: 'ORDER_UPDATES',
  after: 'RentalsMoved',
  tells: ({ buyerId, sellerId, fulfillmentId }) => [
    { recipientId: buyerId, about: { fulfillmentId }, thread: threadOf({ buyerId, sellerId }) },
  ],
  async find({ database }, { fulfillmentId }) {
    const found = await fulfillmentOf(database, fulfillmentId);
    // Sends nothing if the copies are back or lost: nothing is due any more.
    if (found?.fulfillment.status !== 'DELIVERED') return null;
    const { order, fulfillment } = found;
    const arrivals = fulfillment.timeline.flatMap((entry) => entry.arrivals);
    const moved = new Set(arrivals.map(({ itemId }) => itemId));
    const rentals = rentalsDueOf(fulfillment).filter(({ itemId }) => moved.has(itemId));
    return { orderId: order.id, rentals, shortened: arrivals.some(isShortened) };
  },
  write: ({ orderId, rentals, shortened }, speaker, site) => ({
    subject: speaker.text('subject', { number: orderNumber(orderId) }),
    paragraphs: [speaker.text(shortened ? 'shortened' : 'moved')],
    rows: dueRows(rentals, speaker),
    action: orderLink(orderId, speaker, site),
  }),
  texts: {
    EN: {
      subject: 'Your rental from order {number} has a new due date',
      moved:
        'The books arrived after the first day of the rental, so the months count from the day they arrived. There is nothing more to pay.',
      shortened:
        'The books arrived after the first day of the rental. The due date could not move by the whole delay, because another reader has reserved a copy or the block of the deposit ends. You can agree with the seller on what the missing days are worth.',
    },
    HI: {
      subject: 'ऑर्डर {number} की किराये की किताबें लौटाने की तारीख़ बदल गई है',
      moved:
        'किताबें किराये के पहले दिन के बाद पहुँचीं, इसलिए महीने उनके पहुँचने के दिन से गिने जाते हैं। इसके लिए और कुछ नहीं चुकाना है।',
      shortened:
        'किताबें किराये के पहले दिन के बाद पहुँचीं। लौटाने की तारीख़ पूरी देरी जितनी आगे नहीं बढ़ सकी, क्योंकि कोई प्रति किसी और पाठक के लिए आरक्षित है या जमा राशि का ब्लॉक ख़त्म हो रहा है। छूटे हुए दिनों के बारे में आप विक्रेता से बात कर सकते हैं।',
    },
    GU: {
      subject: 'ઓર્ડર {number}નાં ભાડાનાં પુસ્તકો પરત કરવાની તારીખ બદલાઈ છે',
      moved:
        'પુસ્તકો ભાડાના પહેલા દિવસ પછી પહોંચ્યાં, તેથી મહિના તે પહોંચ્યાં તે દિવસથી ગણાય છે. તેના માટે વધુ કંઈ ચૂકવવાનું નથી.',
      shortened:
        'પુસ્તકો ભાડાના પહેલા દિવસ પછી પહોંચ્યાં. પરત કરવાની તારીખ આખા વિલંબ જેટલી આગળ વધી શકી નહીં, કારણ કે કોઈ નકલ બીજા વાચક માટે અનામત છે અથવા ડિપોઝિટનો બ્લૉક પૂરો થાય છે. ખૂટતા દિવસો વિશે તમે વેચનાર સાથે વાત કરી શકો છો.',
    },
  },
});
