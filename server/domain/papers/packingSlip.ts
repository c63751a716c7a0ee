import type { PaperParty } from './paper.js';

/** A row of a packing slip: a book, the number of its copies, their condition, and any rental. */
export interface PackedBook {
  title: string;
  author: string;
  quantity: number;
  /** The condition of the listing in words. */
  condition: string;
  /** The months and the due date (YYYY-MM-DD) of a rental; null for a purchase. */
  rental: { months: number; endsOn: string } | null;
}

/** The address of the receiver, as the label shows it. */
export interface AddressLabel {
  name: string;
  /** The lines of the address without the PIN code. */
  address: string[];
  zipcode: string;
  /** The receiver's mobile number; null if the buyer gave none. */
  phone: string | null;
}

/** The content of a packing slip and its label, from the order as it is now. It names no prices. */
export interface PackingSlip {
  /** The number of the order, as screens and mails show it. */
  orderNumber: string;
  orderedOn: string;
  receiver: AddressLabel;
  sender: PaperParty;
  books: PackedBook[];
}
