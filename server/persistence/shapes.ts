import { z } from 'zod';

/** A date, YYYY-MM-DD. */
export const day = z.iso.date();

/** A point in time: a Date from the driver, or an ISO text in JSON, which has no type for times. */
export const moment = z.date();
export const momentInJson = z.iso.datetime({ offset: true });

/** An amount of money in whole minor units of its currency. */
export const minorUnits = z.int();

/** A number of things, 0 or more. */
export const count = z.int().min(0);

/** Bytes, such as the hash of a token. */
export const hash = z.instanceof(Buffer);
