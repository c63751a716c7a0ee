/** A request to make a picture: the account it is made for, and how the account is charged. */
export interface PictureOrder {
  accountId: string;
  /**
   * Charges the account for the size of a picture, after its header was read and before it is decoded. Throws
   * TOO_MANY_ATTEMPTS if the account has used up its limit.
   */
  charge(megapixels: number): Promise<void>;
  /**
   * Throws TOO_MANY_ATTEMPTS. Called if too many pictures of the account are already waiting. `seconds` is the time
   * until a retry.
   */
  noPlace(seconds: number): never;
}
