import { TypeID, typeid } from 'typeid-js';

/** The types of ids. Each id begins with its type: 'book_01h455vb4pex5vsknk084sn02q'. */
export type IdType =
  | 'user'
  | 'session'
  | 'factor'
  | 'securityevent'
  | 'address'
  | 'book'
  | 'edition'
  | 'copy'
  | 'cover'
  | 'photo'
  | 'orderphoto'
  | 'disputephoto'
  | 'cart'
  | 'cartitem'
  | 'order'
  | 'fulfillment'
  | 'orderitem'
  | 'allocation'
  | 'extension'
  | 'purchase'
  | 'pickuptry'
  | 'timelineentry'
  | 'domainevent'
  | 'ledger'
  | 'payment'
  | 'intent'
  | 'attempt'
  | 'refund'
  | 'block'
  | 'capture'
  | 'chargeback'
  | 'approval'
  | 'payout'
  | 'earning'
  | 'repayment'
  | 'taxpayment'
  | 'transfer'
  | 'reversal'
  | 'entry'
  | 'difference'
  | 'reconciliation'
  | 'paper'
  | 'dispute'
  | 'complaint'
  | 'complaintentry'
  | 'key'
  | 'rating'
  | 'outbox'
  | 'moderation'
  | 'staffaction'
  | 'supportview'
  | 'report'
  | 'review'
  | 'reviewreport'
  | 'search'
  | 'waiting';

/**
 * Returns a new TypeID. It is sortable by creation time, cannot be guessed, and looks the same in the database and in
 * every API.
 */
export function newId(type: IdType): string {
  return typeid(type).toString();
}

/** Returns the UUID that an id encodes. */
export function uuidOf(id: string): string {
  return TypeID.fromString(id).toUUID();
}
