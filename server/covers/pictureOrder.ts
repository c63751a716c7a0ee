/** The account that a picture is made for, and how it is charged. */
export interface PictureOrder {
  accountId: string;
  /**
   * Charges the account for the size of a picture, after its header was read and before it is decoded. Throws
   * TOO_MANY_ATTEMPTS.
   */
  charge(megapixels: number): Promise<void>;
  /**
   * Throws TOO_MANY_ATTEMPTS, because too many pictures of the account wait already. `seconds` is the time until a
   * retry.
   */
  noPlace(seconds: number): never;
}
