import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { BookType } from '../books/BookType.js';
import { Payload } from '../schema/payload.js';

@InputType({ description: 'Which book to save.' })
export class AddBookmarkInput {
  @Field(() => ID, { description: 'The book.' })
  bookId!: string;
}

@InputType({ description: 'Which book to save no more.' })
export class RemoveBookmarkInput {
  @Field(() => ID, { description: 'The book.' })
  bookId!: string;
}

@ObjectType({ description: 'What saving a book answers.' })
export class AddBookmarkPayload extends Payload {
  @Field(() => BookType, { nullable: true, description: 'The book.' })
  book!: BookType | null;
}

@ObjectType({ description: 'What saving a book no more answers.' })
export class RemoveBookmarkPayload extends Payload {
  @Field(() => BookType, { nullable: true, description: 'The book; null when there is none any more.' })
  book!: BookType | null;
}
