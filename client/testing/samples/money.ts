import type { Answer } from '../answers';
import type { Money } from '../serverTypes.generated';

export const money = (amount: string): Answer<Money> => ({ amount, currencyCode: 'INR' });
