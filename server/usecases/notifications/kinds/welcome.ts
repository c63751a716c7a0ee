import { LinkPurpose } from '../../../domain/accounts/linkPurpose.js';
import { createLink } from '../mailedLink.js';
import { notification } from '../notificationKind.js';

/** Welcomes a new account and sends the link that verifies its email address. */
export const welcome = notification({
  name: 'WELCOME',
  setting: 'ANY_MAIL',
  after: 'AccountOpened',
  tells: ({ userId }) => [{ recipientId: userId, about: {} }],
  find: (ports, _about, { id }) => createLink(ports, id, LinkPurpose.VERIFY_EMAIL),
  write: (token, { text }, site) => ({
    subject: text('subject', { product: site.name }),
    paragraphs: [text('welcome')],
    rows: [],
    action: { label: text('verifyAction'), url: `${site.url}/verify-email/${token}` },
  }),
  texts: {
    EN: {
      subject: 'Welcome to {product}',
      welcome: 'It is good to have you here. Please confirm your email address.',
    },
    HI: {
      subject: '{product} में आपका स्वागत है',
      welcome: 'आपका यहाँ होना अच्छा लगा। कृपया पुष्टि करें कि यह ईमेल पता आपका ही है।',
    },
    GU: {
      subject: '{product}માં તમારું સ્વાગત છે',
      welcome: 'તમે આવ્યા તેનો આનંદ છે. આ ઈમેલ સરનામું તમારું જ છે તેની ખાતરી કરો.',
    },
  },
});
