import type { DataSource, EntityTarget, FindOptionsWhere, InsertQueryBuilder, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Statement } from './sql.js';

/** An entity, and the rows to insert into its table. */
export interface NewRows {
  entity: EntityTarget<ObjectLiteral>;
  rows: ObjectLiteral[];
}

/**
 * Returns rows for `insertTogether`. Lets the compiler check the columns, because the entity's type is known only
 * here.
 */
export function newRows<E extends ObjectLiteral>(
  entity: EntityTarget<E>,
  rows: QueryDeepPartialEntity<E>[],
): NewRows {
  return { entity, rows };
}

/** Conditions that select the rows to change. */
export type Where<E> = FindOptionsWhere<E>;

/** Builds the statements that insert, update and delete entities. TypeORM knows their tables and columns. */
export class EntityStatements {
  constructor(private readonly dataSource: DataSource) {}

  insert({ entity, rows }: NewRows): Statement {
    return written(this.insertion({ entity, rows }));
  }

  /**
   * Inserts rows, and skips those that conflict with existing rows. The statement returns the ids of the inserted
   * rows.
   */
  insertNew({ entity, rows }: NewRows): Statement {
    return written(this.insertion({ entity, rows }).orIgnore().returning('id'));
  }

  /** Inserts into several tables by a single statement, to save round trips. */
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
