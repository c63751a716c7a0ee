import { Field, Int, ObjectType } from 'type-graphql';
import type { Book } from '../../usecases/catalogue/book.js';
import { Payload } from '../schema/payload.js';
import { UserErrorType } from '../schema/UserErrorType.js';
import { BookType } from './BookType.js';

@ObjectType({ description: 'What listing a book answers.' })
export class ListBookPayload extends Payload {
  @Field(() => BookType, { nullable: true, description: 'The new listing.' })
  book!: Book | null;
}

@ObjectType('RefusedRow', { description: 'A row of a file that was not taken in.' })
export class RefusedRowType {
  @Field(() => Int, { description: 'The place of the row in the file, from 0.' })
  index!: number;

  @Field(() => String, { nullable: true, description: 'Its title, if it has one.' })
  title!: string | null;

  @Field(() => [UserErrorType], { description: 'What is wrong with it; `field` as the file names it.' })
  errors!: UserErrorType[];
}

@ObjectType({ description: 'What importing books answers. Good rows are kept, whatever the others are.' })
export class ImportBooksPayload extends Payload {
  @Field(() => Int, { description: 'How many books were added.' })
  createdCount!: number;

  @Field(() => Int, { description: 'How many rows were there already.' })
  skippedCount!: number;

  @Field(() => [RefusedRowType], { description: 'The rows that were not taken in.' })
  refusedRows!: RefusedRowType[];
}
