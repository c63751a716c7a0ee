import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Days } from '../../domain/rental/rentalCalendar.js';
import { DateScalar } from '../schema/scalars.js';

@ObjectType('Days', {
  simpleResolvers: true,
  description: 'A period of days. `endsOn` is exclusive.',
})
export class DaysType implements Days {
  @Field(() => DateScalar, { description: 'The first day of the period.' })
  startsOn!: string;

  @Field(() => DateScalar, { description: 'The day after the last day of the period.' })
  endsOn!: string;
}

@InputType({ description: 'A period of days. `endsOn` is exclusive.' })
export class DaysInput implements Days {
  @Field(() => DateScalar, { description: 'The first day of the period.' })
  startsOn!: string;

  @Field(() => DateScalar, { description: 'The day after the last day of the period.' })
  endsOn!: string;
}

/** Arguments of `freePeriods`: the days to show, and the number of copies that must be free. */
@ArgsType()
export class CalendarArgs {
  @Field(() => Int, { defaultValue: 1, description: 'The number of copies that must be available.' })
  quantity!: number;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The first day to consider: today, which is the default, or a later day.',
  })
  from?: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The day after the last day to consider; at most 13 months after `from`.',
  })
  until?: string;
}

/** Arguments of `nextFreeFrom` and `nextTakenFrom`: the length of the rental, and its number of copies. */
@ArgsType()
export class RentalWishArgs {
  @Field(() => Int, { defaultValue: 1, description: 'The length of the rental in calendar months.' })
  months!: number;

  @Field(() => Int, { defaultValue: 1, description: 'The number of copies to rent.' })
  quantity!: number;
}

/** Arguments of `rentalStarts`: the arguments of `freePeriods`, and the length of the rental. */
@ArgsType()
export class StartsArgs extends CalendarArgs {
  @Field(() => Int, { defaultValue: 1, description: 'The length of the rental in calendar months.' })
  months!: number;
}
