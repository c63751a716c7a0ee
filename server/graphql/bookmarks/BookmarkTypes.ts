import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { BookType } from '../books/BookType.js';
import { Payload } from '../schema/payload.js';

@InputType()
export class AddBookmarkInput {
  @Field(() => ID, { description: 'The ID of the book to bookmark.' })
  bookId!: string;
}

@InputType()
export class RemoveBookmarkInput {
  @Field(() => ID, { description: 'The ID of the book to remove from your bookmarks.' })
  bookId!: string;
}

@ObjectType()
export class AddBookmarkPayload extends Payload {
  @Field(() => BookType, { nullable: true, description: 'The book, which is now in your bookmarks.' })
  book!: BookType | null;
}

@ObjectType()
export class RemoveBookmarkPayload extends Payload {
  @Field(() => BookType, {
    nullable: true,
    description: 'The book that was bookmarked; null if it no longer exists.',
  })
  book!: BookType | null;
}
