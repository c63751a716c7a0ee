/** Thrown if the simulator refuses a call. The response has status 400 and the message as its description. */
export class Refused extends Error {
  constructor(
    message: string,
    /** Name of the field of the request that is at fault; null if none is. */
    readonly field: string | null = null,
  ) {
    super(message);
  }
}

/** Returns the given value. Throws Refused if it is null or undefined. */
export function known<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Refused('The id provided does not exist');
  return found;
}
