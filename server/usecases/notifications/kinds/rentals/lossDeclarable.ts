import { dayOf } from '../../../../domain/shared/day.js';
import { endOf } from '../../../../domain/orders/deadlines.js';
import { allowedActions } from '../../../../domain/orders/steps.js';
import { orderLink, orderNumber } from '../../../../notifications/mailParts.js';
import { factsOf } from '../../../orders/factsOf.js';
import { waySecured } from '../../depositInMail.js';
import { notification } from '../../notificationKind.js';
import { fulfillmentOf, rentedLinesOf, rowsOf } from '../../orderLines.js';

/** A fulfillment with overdue rentals, and the end of their due date as an ISO text. */
interface Overdue {
  fulfillmentId: string;
  overdueSince: string;
}

/** Tells the seller of an overdue rental that the copies can now be declared lost. */
export const lossDeclarable = notification({
  name: 'LOSS_DECLARABLE',
  setting: 'ORDER_UPDATES',
  async find(ports, { fulfillmentId, overdueSince }: Overdue) {
    const found = await fulfillmentOf(ports.database, fulfillmentId);
    // The copies came back, were sent back, bought or declared lost in the meantime, or the buyer has more days.
    if (!found || !allowedActions(factsOf(found.fulfillment, ports), 'SELLER').includes('declareLost'))
      return null;
    const { order, fulfillment } = found;
    if (fulfillment.returnShipment) return null;
    return {
      orderId: order.id,
      lines: rentedLinesOf(fulfillment),
      lostOn: dayOf(endOf('OVERDUE', new Date(overdueSince), ports.deadlineDays), ports.timeZone),
      secured: waySecured(fulfillment),
    } as const;
  },
  write({ orderId, lines, lostOn, secured }, speaker, site) {
    const values = { number: orderNumber(orderId), day: speaker.day(lostOn), secured };
    return {
      subject: speaker.text('subject', values),
      paragraphs: [speaker.text('declarable', values)],
      rows: rowsOf(lines, speaker),
      action: orderLink(orderId, speaker, site),
    };
  },
  texts: {
    EN: {
      subject: 'You can declare the books of order {number} lost',
      declarable:
        'These rented books are overdue. If they have come back, please confirm the return. If you do not expect them back, you can now declare them lost on the page of the order: {secured, select, BLOCKED {the blocked deposit then pays} UNPAID {the deposit has not been paid, so the buyer then has to pay you} other {the deposit then pays}} for them and for the late fee. If neither of you acts, they count as lost on {day}.',
    },
    HI: {
      subject: 'आप ऑर्डर {number} की किताबें खोई हुई बता सकते हैं',
      declarable:
        'किराये की इन किताबों को लौटाने की तारीख़ निकल चुकी है। वापस आ गई हों, तो कृपया वापसी की पुष्टि करें। इनके लौटने की उम्मीद न हो, तो अब आप ऑर्डर के पेज पर इन्हें खोया हुआ बता सकते हैं: {secured, select, BLOCKED {तब ब्लॉक की गई जमा राशि से इनकी क़ीमत और देरी का शुल्क लिया जाएगा।} UNPAID {जमा राशि चुकाई नहीं गई है, इसलिए तब इनकी क़ीमत और देरी का शुल्क ख़रीदार को आपको चुकाना होगा।} other {तब जमा राशि से इनकी क़ीमत और देरी का शुल्क लिया जाएगा।}} आप दोनों में से कोई कुछ न करे, तो {day} को इन्हें खोया हुआ माना जाएगा।',
    },
    GU: {
      subject: 'તમે ઓર્ડર {number}નાં પુસ્તકો ખોવાયેલાં જાહેર કરી શકો છો',
      declarable:
        'ભાડાનાં આ પુસ્તકો પાછાં આપવાની તારીખ વીતી ગઈ છે. પાછાં આવ્યાં હોય, તો કૃપા કરી પરતની પુષ્ટિ કરો. પાછાં આવવાની આશા ન હોય, તો હવે તમે ઓર્ડરના પેજ પર તેમને ખોવાયેલાં જાહેર કરી શકો છો: {secured, select, BLOCKED {ત્યારે બ્લૉક કરેલી ડિપોઝિટમાંથી તેમની કિંમત અને મોડા પડવાની ફી લેવાશે.} UNPAID {ડિપોઝિટ ચૂકવાઈ નથી, તેથી ત્યારે તેમની કિંમત અને મોડા પડવાની ફી ખરીદનારે તમને ચૂકવવાની રહેશે.} other {ત્યારે ડિપોઝિટમાંથી તેમની કિંમત અને મોડા પડવાની ફી લેવાશે.}} તમારા બેમાંથી કોઈ કંઈ ન કરે, તો {day}એ તે ખોવાયેલાં ગણાશે.',
    },
  },
});
