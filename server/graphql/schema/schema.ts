import 'reflect-metadata';
import type { GraphQLSchema } from 'graphql';
import { buildSchemaSync } from 'type-graphql';
import { BookResolver } from '../books/BookResolver.js';
import { UserResolver } from '../users/UserResolver.js';

/** The public GraphQL schema, built from the resolver classes. */
export function createSchema(): GraphQLSchema {
  return buildSchemaSync({
    resolvers: [UserResolver, BookResolver],
    validate: false,
  });
}
