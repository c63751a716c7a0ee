import type { PublisherSignUp, ReaderSignUp } from '../domain/accounts/account.js';

/** The password of every demo account. */
export const DEMO_PASSWORD = 'panna-demo';

/** Short names of the demo people, used by the other demo data. */
export type DemoPersonKey = 'banyan' | 'navrang' | 'asha' | 'kabir' | 'meera' | 'rohan' | 'devika' | 'arjun';

type SentAtSignUp = 'password' | 'confirmPassword' | 'agreedPolicies';

/** Fields that all demo people have. Each person joined before their first listing, order or review. */
interface DemoPerson {
  key: DemoPersonKey;
  joinedDaysAgo: number;
}

/**
 * The sign-up details of a demo reader, without the password. Orders are shipped to `address`, `city` and `state`.
 */
export interface DemoReader extends Omit<ReaderSignUp, SentAtSignUp>, DemoPerson {
  city: string;
  state: string;
}

/** The sign-up details of a demo publisher, without the password. */
export interface DemoPublisher extends Omit<PublisherSignUp, SentAtSignUp>, DemoPerson {}

/**
 * The demo publishers. They sell new books, often in several copies. Their phone numbers and email addresses do not
 * work.
 */
export const DEMO_PUBLISHERS: readonly DemoPublisher[] = [
  {
    key: 'banyan',
    joinedDaysAgo: 730,
    email: 'desk@banyantree.panna.example',
    publisherName: 'Banyan Tree Press',
    companyName: 'Banyan Tree Press LLP',
    registrationNumber: 'DEMO-0001',
    description: 'World classics and Indian writing in English, in editions made to be read twice.',
    website: 'https://banyantree.panna.example',
    officeContact: '+91 00000 20001',
    publicationAddress: '14 Church Street, Ashok Nagar, Bengaluru, Karnataka',
    zipcode: '560001',
  },
  {
    key: 'navrang',
    joinedDaysAgo: 610,
    email: 'desk@navrang.panna.example',
    publisherName: 'Navrang Prakashan',
    companyName: 'Navrang Prakashan Pvt. Ltd.',
    registrationNumber: 'DEMO-0002',
    description: 'हिन्दी और ગુજરાતી साहित्य: the books our grandparents quoted, freshly set.',
    website: 'https://navrang.panna.example',
    officeContact: '+91 00000 20002',
    publicationAddress: '7 Gandhi Road, Khadia, Ahmedabad, Gujarat',
    zipcode: '380001',
  },
];

/** The demo readers. They buy and rent books, and sell their own. */
export const DEMO_READERS: readonly DemoReader[] = [
  {
    key: 'asha',
    joinedDaysAgo: 540,
    email: 'asha@panna.example',
    name: 'Asha Menon',
    phone: '+91 00000 10001',
    address: '3B Rose Street, Fort Kochi',
    city: 'Kochi',
    state: 'Kerala',
    zipcode: '682001',
  },
  {
    key: 'kabir',
    joinedDaysAgo: 420,
    email: 'kabir@panna.example',
    name: 'Kabir Sheikh',
    phone: '+91 00000 10002',
    address: '21 Hill Road, Bandra West',
    city: 'Mumbai',
    state: 'Maharashtra',
    zipcode: '400050',
  },
  {
    key: 'meera',
    joinedDaysAgo: 390,
    email: 'meera@panna.example',
    name: 'Meera Desai',
    phone: '+91 00000 10003',
    address: '9 Shanti Society, Navrangpura',
    city: 'Ahmedabad',
    state: 'Gujarat',
    zipcode: '380009',
  },
  {
    key: 'rohan',
    joinedDaysAgo: 300,
    email: 'rohan@panna.example',
    name: 'Rohan Banerjee',
    phone: '+91 00000 10004',
    address: '58 College Street',
    city: 'Kolkata',
    state: 'West Bengal',
    zipcode: '700073',
  },
  {
    key: 'devika',
    joinedDaysAgo: 250,
    email: 'devika@panna.example',
    name: 'Devika Rao',
    phone: '+91 00000 10005',
    address: '112 Sampige Road, Malleshwaram',
    city: 'Bengaluru',
    state: 'Karnataka',
    zipcode: '560003',
  },
  {
    key: 'arjun',
    joinedDaysAgo: 180,
    email: 'arjun@panna.example',
    name: 'Arjun Bhatia',
    phone: '+91 00000 10006',
    address: '40 Babar Road, Bengali Market',
    city: 'New Delhi',
    state: 'Delhi',
    zipcode: '110001',
  },
];
