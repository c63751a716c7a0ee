import { LRUCache } from 'lru-cache';
import type { DataSource, EntityTarget, FindOptionsWhere, InsertQueryBuilder, ObjectLiteral } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import type { Statement } from './sql.js';

/**
 * Maximum number of rows of an insertion whose SQL text is cached. Larger insertions rarely have the same text again.
 */
const MOST_ROWS_CACHED = 5;
const MOST_TEXTS_CACHED = 500;

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
  private readonly insertions = new LRUCache<string, string>({ max: MOST_TEXTS_CACHED });

  constructor(private readonly dataSource: DataSource) {}

  /** Inserts rows. The text is built once for each table and selection of columns, because building it is slow. */
  insert(all: NewRows): Statement {
    if (all.rows.length > MOST_ROWS_CACHED) return written(this.insertion(all));
    const { tableName, columns } = this.dataSource.getMetadata(all.entity);
    const given = all.rows.map((row) =>
      columns.filter(({ propertyName }) => row[propertyName] !== undefined),
    );
    const key = JSON.stringify([
      tableName,
      given.map((some) => some.map(({ propertyName }) => propertyName)),
    ]);
    const text = this.insertions.get(key) ?? written(this.insertion(all)).text;
    this.insertions.set(key, text);
    return { text, values: all.rows.flatMap((row, index) => this.valuesOf(row, given[index] ?? [])) };
  }

  private valuesOf(row: ObjectLiteral, columns: readonly ColumnMetadata[]): unknown[] {
    const { driver } = this.dataSource;
    return columns.map((column): unknown => driver.preparePersistentValue(row[column.propertyName], column));
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
