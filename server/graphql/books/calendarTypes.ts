import { ArgsType, Field, InputType, Int, ObjectType } from 'type-graphql';
import type { Days } from '../../domain/rental/rentalCalendar.js';
import { DateScalar } from '../schema/scalars.js';

@ObjectType('Days', {
  simpleResolvers: true,
  description: 'Days that follow each other, up to the day before `endsOn`.',
})
export class DaysType implements Days {
  @Field(() => DateScalar, { description: 'The first day.' })
  startsOn!: string;

  @Field(() => DateScalar, { description: 'The day after the last one.' })
  endsOn!: string;
}

@InputType({ description: 'Days that follow each other, up to the day before `endsOn`.' })
export class DaysInput implements Days {
  @Field(() => DateScalar, { description: 'The first day.' })
  startsOn!: string;

  @Field(() => DateScalar, { description: 'The day after the last one.' })
  endsOn!: string;
}

/** The part of a calendar that is wanted. */
@ArgsType()
export class CalendarArgs {
  @Field(() => Int, { defaultValue: 1, description: 'How many copies have to be free.' })
  quantity!: number;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The first day to look at; today at the earliest.',
  })
  from?: string;

  @Field(() => DateScalar, {
    nullable: true,
    description: 'The day after the last one to look at; 13 months later at the latest.',
  })
  until?: string;
}

/** The rental that is wanted. */
@ArgsType()
export class RentalWishArgs {
  @Field(() => Int, { defaultValue: 1, description: 'For how many months.' })
  months!: number;

  @Field(() => Int, { defaultValue: 1, description: 'How many copies.' })
  quantity!: number;
}

/** The rental that is wanted, and the part of a calendar to look at. */
@ArgsType()
export class StartsArgs extends CalendarArgs {
  @Field(() => Int, { defaultValue: 1, description: 'For how many months.' })
  months!: number;
}
