import { z } from 'zod';

/** A day, YYYY-MM-DD. */
export const day = z.iso.date();

/** A moment as the driver reads it, and as it stands in JSON, which has none. */
export const moment = z.date();
export const momentInJson = z.iso.datetime({ offset: true });

/** Whole minor units of a currency. */
export const minorUnits = z.int();

/** How many there are. */
export const count = z.int().min(0);

/** The hash of something secret. */
export const hash = z.instanceof(Buffer);
