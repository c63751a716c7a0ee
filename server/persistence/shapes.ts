import { z } from 'zod';

/** A date, YYYY-MM-DD. */
export const day = z.iso.date();

/** A point in time. The driver returns a Date; JSON has no type for times and contains an ISO text. */
export const moment = z.date();
export const momentInJson = z.iso.datetime({ offset: true });

/** An amount of money in whole minor units of its currency. */
export const minorUnits = z.int();

/** A whole number, 0 or more. */
export const count = z.int().min(0);

/** Bytes, such as the hash of a token. */
export const hash = z.instanceof(Buffer);
