/** Thrown if the simulator refuses a call. Answered with status 400 and the message as description. */
export class Refused extends Error {
  constructor(
    message: string,
    /** The field of the request that is refused; null if none is. */
    readonly field: string | null = null,
  ) {
    super(message);
  }
}

/** Returns what was found. Throws Refused if nothing was. */
export function known<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Refused('The id provided does not exist');
  return found;
}
