import { Field, Int, ObjectType } from 'type-graphql';
import type { Book } from '../../usecases/catalogue/book.js';
import { Payload } from '../schema/payload.js';
import { UserErrorType } from '../schema/UserErrorType.js';
import { BookType } from './BookType.js';

@ObjectType()
export class ListBookPayload extends Payload {
  @Field(() => BookType, { nullable: true, description: 'The new listing.' })
  book!: Book | null;
}

@ObjectType('RefusedRow', { description: 'A row of an imported file that was refused.' })
export class RefusedRowType {
  @Field(() => Int, { description: 'The position of the row in the file, starting from 0.' })
  index!: number;

  @Field(() => String, { nullable: true, description: 'The title in the row; null if it has none.' })
  title!: string | null;

  @Field(() => [UserErrorType], {
    description: 'The errors in the row. Each `field` is a property name of the file.',
  })
  errors!: UserErrorType[];
}

@ObjectType({
  description: 'The result of `importBooks`. Valid rows are imported even if others are refused.',
})
export class ImportBooksPayload extends Payload {
  @Field(() => Int, { description: 'The number of books that were listed.' })
  createdCount!: number;

  @Field(() => Int, {
    description: 'The number of rows that were skipped because you had already listed their books.',
  })
  skippedCount!: number;

  @Field(() => [RefusedRowType], { description: 'The rows that were refused, in the order of the file.' })
  refusedRows!: RefusedRowType[];
}
