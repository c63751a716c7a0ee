import { z } from 'zod';

/** Returns the schema of an enum whose values are in lower case. */
export const lowerCase = <Name extends string>(names: Record<string, Name>) =>
  z.enum(Object.values(names).map((name) => name.toLowerCase()));
