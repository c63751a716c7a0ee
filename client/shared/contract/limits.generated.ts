// Of server/domain, which says what it means. Written by `npm run constants`; do not edit.
export const COVER_TYPES = ["image/jpeg","image/png","image/webp","image/avif","image/gif"];
export const DEFAULT_MOST_COPIES_PER_ORDER = 20;
export const EMAIL = /^(?:[A-Za-z0-9_'+\-]+\.)*[A-Za-z0-9_'+\-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9\-]*\.)+[A-Za-z]{2,}$/;
export const FEWEST_ORDERS = 5;
export const LARGEST_COVER_FILE = 5242880;
export const LONGEST_CAPTION = 300;
export const LONGEST_LEASE = 120;
export const LONGEST_REASON = 1000;
export const LONGEST_REVIEW = 5000;
export const MOST_COPIES = 1000000;
export const MOST_OF_A_LINE = 1000;
export const MOST_PHOTOS = 6;
export const PAYMENT_MINUTES = 15;
export const SHORTEST_PASSWORD = 8;
export const SHORTEST_PUBLISHER_NAME = 2;
export const SUPPORT_VIEW_MINUTES = 30;
export const ZIPCODE = /^[0-9]{5,6}$/;
