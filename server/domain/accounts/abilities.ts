import type { AccountKind } from './account.js';
import type { StaffRole } from './staff.js';

/** Abilities of every account for its own data, shop and orders. An account with `…:write` also has `…:read`. */
const PERSONAL = {
  'profile:read': 'See your profile, contact details, saved addresses and settings',
  'sellers:contact': 'See the email addresses of sellers',
  'profile:write': 'Change your phone number, addresses and settings',
  'security:read': 'See where you are logged in',
  'security:write': 'Change your password, log out devices and verify your email address',
  'account:export': 'Download everything that Panna stores about you',
  'account:close': 'Close your account',
  'bookmarks:read': 'See your bookmarks',
  'bookmarks:write': 'Add and remove bookmarks',
  'searches:read': 'See your saved searches',
  'searches:write': 'Save and remove searches',
  'waiting:read': 'See which books you are waiting for',
  'waiting:write': 'Join and leave waiting lists',
  'cart:read': 'See your cart',
  'cart:write': 'Change your cart',
  'orders:read': 'See the orders that you placed, and their photos',
  'orders:write': 'Place and cancel orders, extend rentals, confirm deliveries and add photos to them',
  'sales:read': 'See what readers ordered from you, and your figures as a seller',
  'sales:write': 'Confirm, ship, cancel and take back what readers ordered from you',
  'papers:read':
    'Download the receipts of your orders, packing slips, bills, credit notes, invoices and payout statements',
  'listings:read': 'See all of your listings, including those off the market',
  'listings:write': 'Add and change your listings, their photos and their copies',
  'listings:import': 'Add many listings from a file',
  'reviews:read': 'See your own reviews, and the reviews that await your reply',
  'reviews:write': 'Rate sellers, and write and change reviews',
  'reviews:reply': 'Reply to reviews of your books and your shop',
  'reports:write': 'Report listings and reviews',
  'complaints:read': 'See the complaints that you made, and their answers',
  'complaints:write': 'Make complaints, add to them and withdraw them',
} as const;

/** Abilities of staff for other accounts' data. */
const OF_STAFF = {
  'listings:moderate': 'See, remove and restore any listing, and settle reports on listings',
  'reviews:moderate': 'See, remove and restore any review, and settle reports on reviews',
  'editions:moderate': 'See editions that are off the market, and split and join editions',
  'accounts:moderate': 'Suspend and reinstate accounts',
  'moderation:read': 'See what moderators did',
  'accounts:read-any': 'See the contact details of any account',
  'orders:read-any': 'See the orders of any account, and their photos',
  'sessions:see-as': 'See the site as another account sees it',
  'money:read': 'See the payments, deposits and fees of all orders',
  'money:settle':
    'Try failed refunds again, and settle refunds, payments of unknown origin and differences to the provider by hand',
  'payouts:settle':
    'See the payouts to sellers and where they go, record that they were paid or failed, and stop them for a seller',
  'disputes:decide': 'See the disputes of all orders, and decide them',
  'complaints:read-any': 'See the complaints of any account',
  'complaints:handle': 'Answer and settle complaints',
  'staff:grant': 'Make accounts staff, and undo it',
  'audit:read': 'See what staff did to accounts, and whose private data they read',
} as const;

/** Abilities of Panna's own jobs and commands. */
const OF_PANNA = {
  'mail:send': 'Send mail, reminders and digests',
  'disputes:expire': 'End disputes that nobody decided in time',
  'approvals:expire': 'End requests for approval that nobody decided in time',
  'orders:expire': 'Take the next step of orders for which nobody acted in time',
  'payments:follow': 'Open payment pages, take in payments, send refunds and end unpaid orders',
  'payments:reconcile': 'Compare payments and refunds with the lists of the payment provider',
  'payouts:prepare': 'Prepare the payouts to sellers',
  'payouts:send': 'Hand payouts to the payout provider, and follow them',
  'papers:issue': 'Issue the invoices about commissions to sellers',
  'waiting:tell': 'Notify readers whose turn on a waiting list has come',
  'secrets:reseal': 'Seal secrets with the newest key',
  'factors:reset': 'Remove the second factors of an account whose owner lost them',
  'views:end': 'End support views whose time is over',
  'records:forget': 'Delete what has expired',
} as const;

/** The descriptions of all abilities, addressed to the person who grants them. */
export const ABILITIES = { ...PERSONAL, ...OF_STAFF, ...OF_PANNA } as const;

/** An ability, named by noun and verb, such as `orders:write`. The scopes of API keys have the same names. */
export type Ability = keyof typeof ABILITIES;

const PERSONAL_ABILITIES = Object.keys(PERSONAL) as (keyof typeof PERSONAL)[];
const READER_ABILITIES = PERSONAL_ABILITIES.filter((ability) => ability !== 'listings:import');

/** The abilities that each staff role adds to an account. */
export const STAFF_ABILITIES = {
  ADMINISTRATOR: Object.keys(OF_STAFF) as (keyof typeof OF_STAFF)[],
  MODERATOR: ['listings:moderate', 'reviews:moderate', 'editions:moderate', 'moderation:read'],
  SUPPORT: [
    'accounts:read-any',
    'orders:read-any',
    'sessions:see-as',
    'complaints:read-any',
    'complaints:handle',
  ],
  FINANCE: ['orders:read-any', 'money:read', 'money:settle', 'payouts:settle', 'disputes:decide'],
} as const satisfies Record<StaffRole, readonly Ability[]>;

const OF_KIND: Record<AccountKind, ReadonlySet<Ability>> = {
  READER: new Set(READER_ABILITIES),
  PUBLISHER: new Set(PERSONAL_ABILITIES),
};

/**
 * The abilities of a support view: read-only access to an account. Excludes the seller's figures, the account's
 * security, and data that would leave the site (downloads, sellers' contact details).
 */
export const SUPPORT_VIEW_ABILITIES: ReadonlySet<Ability> = new Set<Ability>([
  'profile:read',
  'bookmarks:read',
  'searches:read',
  'waiting:read',
  'cart:read',
  'orders:read',
  'listings:read',
  'reviews:read',
  'complaints:read',
]);

/**
 * Returns the abilities of an account. Accounts without a staff role share one constant set per kind of account,
 * because every request needs the set.
 */
export function abilitiesOf(kind: AccountKind, staffRoles: readonly StaffRole[] = []): ReadonlySet<Ability> {
  if (staffRoles.length === 0) return OF_KIND[kind];
  return new Set([...OF_KIND[kind], ...abilitiesOfStaff(staffRoles)]);
}

/** Returns the abilities that these staff roles add. */
export function abilitiesOfStaff(staffRoles: readonly StaffRole[]): Ability[] {
  return staffRoles.flatMap((role) => STAFF_ABILITIES[role]);
}

/** Returns the staff roles that add this ability. */
export function rolesWith(ability: Ability): StaffRole[] {
  const entries = Object.entries(STAFF_ABILITIES) as [StaffRole, readonly Ability[]][];
  return entries.filter(([, abilities]) => abilities.includes(ability)).map(([role]) => role);
}
