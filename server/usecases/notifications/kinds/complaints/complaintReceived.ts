import { isUnsettled } from '../../../../domain/complaints/complaint.js';
import { complaintNumber } from '../../../../domain/complaints/complaintNumber.js';
import { dayOf } from '../../../../domain/shared/day.js';
import { complaintById } from '../../../../persistence/queries/complaints/complaints.js';
import { notification } from '../../notificationKind.js';

/** Tells the grievance officer of a new complaint. The mail omits the complaint's text, because each read of it is recorded. */
export const complaintReceived = notification({
  name: 'COMPLAINT_RECEIVED',
  setting: 'ANY_MAIL',
  async find({ database, timeZone }, { complaintId }: { complaintId: string }) {
    const complaint = await complaintById(database, complaintId);
    if (!complaint || !isUnsettled(complaint)) return null;
    return {
      kind: complaint.kind,
      number: complaintNumber(complaint),
      answerOn: dayOf(complaint.answerBy, timeZone),
      settleOn: dayOf(complaint.settleBy, timeZone),
    };
  },
  write: ({ kind, number, answerOn, settleOn }, { text, day }, site) => ({
    subject: text('subject', { number }),
    paragraphs: [text('told')],
    rows: [
      [text('number'), number],
      [text('kind'), text(kind)],
      [text('answerBy'), day(answerOn)],
      [text('settleBy'), day(settleOn)],
    ],
    action: { label: text('view'), url: `${site.url}/complaints/${number}` },
  }),
  texts: {
    EN: {
      subject: 'New complaint {number}',
      told: 'Someone has made a complaint. Staff who handle complaints can read it on the site.',
      number: 'Number of the complaint',
      kind: 'About',
      answerBy: 'To be answered by',
      settleBy: 'To be settled by',
      view: 'View the complaint',
      ORDER: 'An order',
      SELLER: 'A seller',
      LISTING: 'A listing',
      PAYMENT: 'A payment or refund',
      PRIVACY: 'Personal data',
      SITE: 'The site, or something else',
    },
    HI: {
      subject: 'नई शिकायत {number}',
      told: 'किसी ने शिकायत की है। उसका पूरा विवरण सिर्फ़ साइट पर, शिकायतें देखने वाले कर्मचारी पढ़ सकते हैं।',
      number: 'शिकायत नंबर',
      kind: 'विषय',
      answerBy: 'जवाब की तारीख़',
      settleBy: 'निपटारे की तारीख़',
      view: 'शिकायत देखें',
      ORDER: 'कोई ऑर्डर',
      SELLER: 'कोई विक्रेता',
      LISTING: 'कोई लिस्टिंग',
      PAYMENT: 'भुगतान या रिफ़ंड',
      PRIVACY: 'निजी जानकारी',
      SITE: 'यह साइट, या कुछ और',
    },
    GU: {
      subject: 'નવી ફરિયાદ {number}',
      told: 'કોઈએ ફરિયાદ કરી છે. તેની વિગત માત્ર સાઇટ પર, ફરિયાદો સંભાળતા કર્મચારીઓ જ વાંચી શકે છે.',
      number: 'ફરિયાદ નંબર',
      kind: 'વિષય',
      answerBy: 'જવાબની તારીખ',
      settleBy: 'નિકાલની તારીખ',
      view: 'ફરિયાદ જુઓ',
      ORDER: 'કોઈ ઓર્ડર',
      SELLER: 'કોઈ વેચનાર',
      LISTING: 'કોઈ લિસ્ટિંગ',
      PAYMENT: 'ચુકવણી કે રિફંડ',
      PRIVACY: 'અંગત માહિતી',
      SITE: 'આ સાઇટ, અથવા બીજું કંઈક',
    },
  },
});
