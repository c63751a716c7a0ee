import { buy, cancelled, confirmed, delivered, rated, rent, shipped, type DemoOrder } from '../demoOrder.js';

/** Demo orders of the last three weeks, oldest first. Most of them have not been delivered yet. */
export const recentOrders: readonly DemoOrder[] = [
  {
    // One fulfillment is cancelled by its seller; the other is delivered.
    buyer: 'asha',
    daysAgo: 21,
    paymentMethod: 'UPI',
    lines: [buy('The Art of War'), buy('On the Origin of Species')],
    story: [
      cancelled('SELLER', 'arjun', 20, 'Rain came in at the window, and this copy got wet. I am sorry.'),
      confirmed('kabir', 20),
      shipped('kabir', 19),
      delivered('kabir', 14),
      rated('kabir', 13, 4),
    ],
  },
  {
    buyer: 'devika',
    daysAgo: 18,
    paymentMethod: 'UPI',
    lines: [rent('The Hound of the Baskervilles', 1)],
    story: [confirmed('arjun', 18), shipped('arjun', 17), delivered('arjun', 13), rated('arjun', 12, 4.5)],
  },
  {
    buyer: 'kabir',
    daysAgo: 16,
    paymentMethod: 'CREDIT_CARD',
    lines: [rent('War and Peace', 3), buy('The Bhagavad Gita')],
    story: [
      confirmed('banyan', 16),
      shipped('banyan', 15, 'EK100000069IN'),
      delivered('banyan', 12),
      rated('banyan', 11, 5),
    ],
  },
  {
    buyer: 'meera',
    daysAgo: 12,
    paymentMethod: 'UPI',
    lines: [rent('The Secret Garden', 1)],
    story: [confirmed('asha', 12), shipped('asha', 11), delivered('asha', 8)],
  },
  {
    buyer: 'meera',
    daysAgo: 10,
    paymentMethod: 'UPI',
    lines: [buy('માનવીની ભવાઈ')],
    story: [confirmed('navrang', 9), shipped('navrang', 8, 'EK100000072IN')],
  },
  {
    buyer: 'rohan',
    daysAgo: 7,
    paymentMethod: 'UPI',
    lines: [buy('The Odyssey')],
    story: [confirmed('devika', 6), shipped('devika', 4, 'EK100000086IN')],
  },
  {
    buyer: 'asha',
    daysAgo: 6,
    paymentMethod: 'DEBIT_CARD',
    lines: [rent('Relativity: The Special and the General Theory', 2), buy('मधुशाला')],
    story: [confirmed('navrang', 6), confirmed('devika', 5), shipped('navrang', 5, 'EK100000090IN')],
  },
  {
    buyer: 'kabir',
    daysAgo: 5,
    paymentMethod: 'UPI',
    lines: [rent('Around the World in Eighty Days', 1)],
    story: [confirmed('meera', 4)],
  },
  {
    buyer: 'arjun',
    daysAgo: 4,
    paymentMethod: 'NET_BANKING',
    lines: [buy('The Jungle Book', 2)],
    story: [confirmed('banyan', 3)],
  },
  {
    buyer: 'asha',
    daysAgo: 3,
    paymentMethod: 'UPI',
    lines: [rent('The Great Gatsby', 1)],
    story: [confirmed('arjun', 2), shipped('arjun', 1)],
  },
  {
    buyer: 'devika',
    daysAgo: 2,
    paymentMethod: 'UPI',
    lines: [buy('Dracula'), rent('The Picture of Dorian Gray', 1)],
    story: [],
  },
  {
    buyer: 'rohan',
    daysAgo: 1,
    paymentMethod: 'UPI',
    lines: [rent('गोदान', 2)],
    story: [],
  },
  {
    buyer: 'meera',
    daysAgo: 0,
    paymentMethod: 'UPI',
    lines: [buy('Malgudi Days')],
    story: [],
  },
];
