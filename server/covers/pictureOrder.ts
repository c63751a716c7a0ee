/** Who wants a picture made of a file, and on what terms. */
export interface PictureOrder {
  accountId: string;
  /** Charges the account for the size of a picture, once its header is read and before it is decoded. Refuses TOO_MANY_ATTEMPTS. */
  charge(megapixels: number): Promise<void>;
  /** Refuses TOO_MANY_ATTEMPTS, since the account waits for too many pictures already. */
  noPlace(seconds: number): never;
}
