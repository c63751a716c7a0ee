import { PAYOUT_LIMITS } from '../../../../domain/payouts/payout.js';
import { payoutAccountOf } from '../../../../persistence/queries/payouts/payoutAccounts.js';
import { notification } from '../../notificationKind.js';

/** Tells a seller that the payout account was changed, so that a change by an intruder is noticed in time. */
export const payoutAccountChanged = notification({
  name: 'PAYOUT_ACCOUNT_CHANGED',
  setting: 'ALWAYS',
  after: 'PayoutAccountChanged',
  tells: ({ sellerId }) => [{ recipientId: sellerId, about: {} }],
  async find({ database }, _about, { id }) {
    const account = await payoutAccountOf(database, id);
    return account && { ...account, hours: PAYOUT_LIMITS.hoursAfterChange };
  },
  write({ method, upiAddressShown, bankAccountEnd, hours }, { text }, site) {
    const place =
      method === 'UPI' ? upiAddressShown : bankAccountEnd && text('bank', { end: bankAccountEnd });
    return {
      subject: text('subject', { product: site.name }),
      paragraphs: [text('told'), text('waits', { hours }), text('notYou')],
      rows: place ? [[text('place'), place]] : [],
      action: { label: text('resetAction'), url: `${site.url}/forgot-password` },
    };
  },
  texts: {
    EN: {
      subject: 'Your payout account at {product} was changed',
      told: 'Your payout account or one of your tax numbers was changed. If it was you, there is nothing to do.',
      waits:
        'To keep your money safe, no payouts are made for {hours} hours after the payout account was changed.',
      notYou:
        'If it was not you, choose a new password now, correct the details under Earnings, and contact the operators of this site.',
      place: 'You are paid to',
      bank: 'Bank account that ends in {end}',
    },
    HI: {
      subject: '{product} से भुगतान पाने की जानकारी बदली गई',
      told: 'आपको भुगतान कहाँ मिले, यह जानकारी या आपका कोई टैक्स नंबर बदला गया है। अगर यह आपने किया है, तो कुछ करने की ज़रूरत नहीं।',
      waits: 'आपकी रक़म सुरक्षित रहे, इसलिए भुगतान की जगह बदलने के बाद {hours} घंटे तक कोई भुगतान नहीं किया जाता।',
      notYou:
        'अगर यह आपने नहीं किया, तो अभी नया पासवर्ड चुनें, ‘कमाई’ में जानकारी ठीक करें और इस साइट के संचालकों को लिखें।',
      place: 'भुगतान यहाँ मिलेगा',
      bank: '{end} पर ख़त्म होने वाला बैंक खाता',
    },
    GU: {
      subject: '{product} તરફથી ચુકવણી મેળવવાની વિગત બદલાઈ',
      told: 'તમને ચુકવણી ક્યાં મળે તે વિગત, અથવા તમારો કોઈ ટેક્સ નંબર બદલાયો છે. જો આ તમે કર્યું હોય, તો કશું કરવાની જરૂર નથી.',
      waits: 'તમારી રકમ સલામત રહે તે માટે, ચુકવણીનું સ્થાન બદલાયા પછી {hours} કલાક સુધી કોઈ ચુકવણી થતી નથી.',
      notYou:
        'જો આ તમે ન કર્યું હોય, તો હમણાં જ નવો પાસવર્ડ પસંદ કરો, ‘કમાણી’માં વિગતો સુધારો અને આ સાઇટના સંચાલકોને લખો.',
      place: 'ચુકવણી અહીં મળશે',
      bank: '{end} પર પૂરું થતું બેંક ખાતું',
    },
  },
});
