import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { WaitingEntry } from '../../usecases/waiting/listWaiting.js';
import { BookType } from '../books/BookType.js';
import { RentalInput } from '../cart/CartInputs.js';
import { RentalPeriodType } from '../cart/RentalPeriodType.js';
import { connectionOf } from '../schema/connection.js';
import { Payload } from '../schema/payload.js';
import { DateTimeScalar } from '../schema/scalars.js';

@ObjectType('WaitingEntry', {
  simpleResolvers: true,
  description: 'Your entry in the waiting list of a book. An entry reserves no copy.',
})
export class WaitingEntryType implements WaitingEntry {
  bookId!: string;

  @Field(() => ID, { description: 'The ID of the entry, the same in every API.' })
  id!: string;

  @Field(() => RentalPeriodType, {
    description:
      'The period for which you want to rent the book. Once the period has begun, you wait for its ' +
      'remaining days. The entry ends with the last day.',
  })
  rentalPeriod!: RentalPeriodType;

  @Field(() => DateTimeScalar, { description: 'When you joined the list.' })
  joinedAt!: Date;

  @Field(() => Int, {
    nullable: true,
    description: 'Your position in the list, starting from 1; null once you were notified.',
  })
  placeInLine!: number | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When you were notified that the book is available; null while you wait.',
  })
  toldAt!: Date | null;

  @Field(() => DateTimeScalar, {
    nullable: true,
    description: 'When the entry ends and the next reader is notified; null while you wait.',
  })
  turnEndsAt!: Date | null;
}

export const WaitingEntryConnection = connectionOf<WaitingEntry>('WaitingEntry', () => WaitingEntryType);

@InputType()
export class JoinWaitingListInput {
  @Field(() => ID, { description: 'The ID of the book to wait for.' })
  bookId!: string;

  @Field(() => RentalInput, { description: 'The period for which you want to rent the book.' })
  rental!: RentalInput;
}

@InputType()
export class LeaveWaitingListInput {
  @Field(() => ID, { description: 'The ID of the book to stop waiting for.' })
  bookId!: string;
}

@ObjectType()
export class JoinWaitingListPayload extends Payload {
  @Field(() => BookType, { nullable: true, description: 'The book you are waiting for.' })
  book!: BookType | null;
}

@ObjectType()
export class LeaveWaitingListPayload extends Payload {
  @Field(() => BookType, {
    nullable: true,
    description: 'The book whose waiting list you left; null if the book no longer exists.',
  })
  book!: BookType | null;
}
