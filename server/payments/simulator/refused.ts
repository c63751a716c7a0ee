/** Thrown if the simulator refuses a call. Answered with status 400 and the message as description. */
export class Refused extends Error {}
