import type { DataSource, EntityTarget, FindOptionsWhere, InsertQueryBuilder, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Statement } from './sql.js';

/** Rows of an entity that are to be inserted. */
export interface NewRows {
  entity: EntityTarget<ObjectLiteral>;
  rows: ObjectLiteral[];
}

/** Rows to insert with others, in `insertTogether`: their columns are checked here, where the entity is known. */
export function newRows<E extends ObjectLiteral>(
  entity: EntityTarget<E>,
  rows: QueryDeepPartialEntity<E>[],
): NewRows {
  return { entity, rows };
}

/** Which rows a statement changes. */
export type Where<E> = FindOptionsWhere<E>;

/** Writes the statements by which entities are stored: TypeORM knows their tables and columns. */
export class EntityStatements {
  constructor(private readonly dataSource: DataSource) {}

  insert({ entity, rows }: NewRows): Statement {
    return written(this.insertion({ entity, rows }));
  }

  /** Leaves out the rows that others stand in the way of, and answers the ids of the rest. */
  insertNew({ entity, rows }: NewRows): Statement {
    return written(this.insertion({ entity, rows }).orIgnore().returning('id'));
  }

  /** Several insertions in one statement: rows that belong together travel together. */
  insertTogether(all: readonly NewRows[]): Statement {
    const values: unknown[] = [];
    const parts = all.map((each, index) => {
      const { text, values: own } = this.insert(each);
      const before = values.length;
      values.push(...own);
      return `part_${index} AS (${text.replace(/\$(\d+)/g, (_, number) => `$${Number(number) + before}`)})`;
    });
    return { text: `WITH ${parts.join(', ')} SELECT`, values };
  }

  update<E extends ObjectLiteral>(
    entity: EntityTarget<E>,
    where: Where<E>,
    change: QueryDeepPartialEntity<E>,
  ): Statement {
    return written(this.dataSource.createQueryBuilder().update(entity).set(change).where(where));
  }

  delete<E extends ObjectLiteral>(entity: EntityTarget<E>, where: Where<E>): Statement {
    return written(this.dataSource.createQueryBuilder().delete().from(entity).where(where));
  }

  private insertion({ entity, rows }: NewRows): InsertQueryBuilder<ObjectLiteral> {
    return this.dataSource.createQueryBuilder().insert().into(entity).values(rows).updateEntity(false);
  }
}

function written(query: Pick<InsertQueryBuilder<ObjectLiteral>, 'getQueryAndParameters'>): Statement {
  const [text, values] = query.getQueryAndParameters();
  return { text, values };
}
