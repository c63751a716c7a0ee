import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The whole first data model. It is written as SQL because the guarantees are SQL: what must never
 * happen (a copy sold twice, money below zero, two ratings of one sale) is a constraint here.
 *
 * Ids are TypeIDs ('book_01h…'): sortable by time of creation, and they carry their type.
 * Amounts are whole paise. Nothing here depends on the locale of the database.
 */
export class Foundation1763683200000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    for (const part of [
      ACCOUNTS,
      CATALOGUE,
      GENRES,
      COPIES,
      SEARCH,
      CARTS,
      ORDERS,
      ALLOCATIONS,
      LEDGER,
      AFTERWARDS,
    ]) {
      await runner.query(part);
    }
  }

  async down(): Promise<void> {
    throw new Error('The first migration is not undone: drop the database instead.');
  }
}

const ACCOUNTS = `
  CREATE EXTENSION IF NOT EXISTS btree_gist;

  CREATE DOMAIN type_id AS text COLLATE "C" CHECK (VALUE ~ '^[a-z_]+_[0-7][0-9a-hjkmnp-tv-z]{25}$');
  CREATE DOMAIN paise AS bigint CHECK (VALUE >= 0);
  CREATE DOMAIN currency_code AS text CHECK (VALUE IN ('INR', 'USD', 'EUR'));

  CREATE TABLE users (
    id type_id PRIMARY KEY,
    email text NOT NULL CHECK (length(email) BETWEEN 3 AND 254),
    password_hash text NOT NULL,
    role text NOT NULL CHECK (role IN ('READER', 'PUBLISHER', 'ADMINISTRATOR')),
    name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
    phone text NOT NULL CHECK (length(phone) <= 40),
    address text NOT NULL CHECK (length(address) <= 1000),
    zipcode text NOT NULL CHECK (zipcode ~ '^[0-9]{5,6}$'),
    email_verified_at timestamptz,
    suspended_at timestamptz,
    /* Whether any book was ever listed: 'Highest Rated' walks through sellers, not through everybody. */
    sells boolean NOT NULL DEFAULT false,
    rating_sum bigint NOT NULL DEFAULT 0 CHECK (rating_sum >= 0),
    rating_count integer NOT NULL DEFAULT 0 CHECK (rating_count >= 0),
    readers_score numeric(5, 2) NOT NULL GENERATED ALWAYS AS
      (CASE WHEN rating_count = 0 THEN 0 ELSE round(rating_sum::numeric / rating_count, 2) END) STORED
      CHECK (readers_score BETWEEN 0 AND 100),
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE UNIQUE INDEX users_email_key ON users (lower(email));
  CREATE INDEX users_by_score ON users (readers_score DESC, id DESC) WHERE sells;

  CREATE TABLE publisher_profiles (
    user_id type_id PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    publisher_name text NOT NULL CHECK (length(publisher_name) BETWEEN 2 AND 200),
    publication_address text NOT NULL,
    office_contact text NOT NULL,
    company_name text,
    registration_number text,
    description text,
    website text
  );

  CREATE TABLE sessions (
    id type_id PRIMARY KEY,
    user_id type_id NOT NULL REFERENCES users ON DELETE CASCADE,
    token_hash bytea NOT NULL UNIQUE CHECK (length(token_hash) = 32),
    user_agent text,
    created_at timestamptz NOT NULL DEFAULT now(),
    expires_at timestamptz NOT NULL
  );
  CREATE INDEX sessions_by_user ON sessions (user_id);

  CREATE TABLE user_settings (
    user_id type_id PRIMARY KEY REFERENCES users ON DELETE CASCADE,
    email_notifications boolean NOT NULL DEFAULT true,
    order_updates boolean NOT NULL DEFAULT true,
    new_book_alerts boolean NOT NULL DEFAULT false,
    theme text NOT NULL DEFAULT 'LIGHT' CHECK (theme IN ('LIGHT', 'DARK', 'SYSTEM')),
    language text NOT NULL DEFAULT 'EN' CHECK (language IN ('EN', 'HI', 'GU')),
    currency currency_code NOT NULL DEFAULT 'INR'
  );
`;

const CATALOGUE = `
  CREATE TABLE covers (
    id type_id PRIMARY KEY,
    content_hash text NOT NULL UNIQUE CHECK (content_hash ~ '^[0-9a-f]{64}$'),
    created_at timestamptz NOT NULL DEFAULT now()
  );

  CREATE TABLE books (
    id type_id PRIMARY KEY,
    seller_id type_id NOT NULL REFERENCES users,
    title text NOT NULL CHECK (length(title) BETWEEN 1 AND 500),
    author text NOT NULL CHECK (length(author) BETWEEN 1 AND 1000),
    isbn text CHECK (isbn ~ '^97[89][0-9]{10}$'),
    description text NOT NULL DEFAULT '',
    genres text[] NOT NULL CHECK (cardinality(genres) BETWEEN 1 AND 15 AND genres <@ ARRAY[
      'FICTION', 'NON_FICTION', 'SCIENCE_FICTION', 'FANTASY', 'MYSTERY', 'THRILLER', 'ROMANCE', 'HORROR',
      'BIOGRAPHY', 'HISTORY', 'SCIENCE', 'TECHNOLOGY', 'SELF_HELP', 'CHILDREN', 'OTHER']),
    condition text NOT NULL CHECK (condition IN ('NEW', 'LIKE_NEW', 'VERY_GOOD', 'GOOD', 'ACCEPTABLE')),
    condition_description text,
    listing_type text NOT NULL CHECK (listing_type IN ('SALE', 'LEASE', 'BOTH')),
    currency currency_code NOT NULL DEFAULT 'INR' CHECK (currency = 'INR'),
    sale_price paise CHECK (sale_price > 0),
    rent_per_month paise CHECK (rent_per_month > 0),
    deposit paise,
    min_duration integer CHECK (min_duration >= 1),
    max_duration integer CHECK (max_duration >= min_duration AND max_duration <= 120),
    lease_terms text,
    /* What 'Price: Low to High' compares when the buyer has not said whether to buy or to rent. */
    headline_price paise NOT NULL GENERATED ALWAYS AS (coalesce(sale_price::bigint, rent_per_month::bigint)) STORED,
    cover_id type_id REFERENCES covers,
    /* How an import recognises a row that it has already added: the seller's own key for the listing. */
    import_key text,
    /* To the millisecond, so that a page cursor carries it exactly. */
    listed_at timestamptz(3) NOT NULL DEFAULT now(),
    updated_at timestamptz NOT NULL DEFAULT now(),
    unlisted_at timestamptz,
    title_key text NOT NULL COLLATE "C",
    search_vector tsvector NOT NULL,
    CHECK ((listing_type IN ('SALE', 'BOTH')) = (sale_price IS NOT NULL)),
    CHECK ((listing_type IN ('LEASE', 'BOTH')) = (rent_per_month IS NOT NULL)),
    CHECK ((rent_per_month IS NULL) = (deposit IS NULL)),
    CHECK ((rent_per_month IS NULL) = (min_duration IS NULL)),
    CHECK (rent_per_month IS NOT NULL OR max_duration IS NULL)
  );
  CREATE UNIQUE INDEX books_import_key ON books (seller_id, import_key);
  CREATE INDEX books_by_seller ON books (seller_id, listed_at DESC, id DESC) WHERE unlisted_at IS NULL;
  CREATE INDEX books_by_isbn ON books (isbn) WHERE isbn IS NOT NULL;
  CREATE INDEX books_by_title ON books (title_key, listed_at DESC, id DESC) WHERE unlisted_at IS NULL;
  CREATE INDEX books_by_genre ON books USING gin (genres);
  /* So that a genre of few books is known to be rare, and is not looked for among all others. */
  ALTER TABLE books ALTER COLUMN genres SET STATISTICS 1000;
  CREATE INDEX books_by_words ON books USING gin (search_vector);

  /* One index a sort and listing type: a page is read in order and stops at its size. */
  CREATE INDEX books_newest ON books (listed_at DESC, id DESC) WHERE unlisted_at IS NULL;
  CREATE INDEX books_newest_for_sale ON books (listed_at DESC, id DESC)
    WHERE unlisted_at IS NULL AND listing_type IN ('SALE', 'BOTH');
  CREATE INDEX books_newest_for_lease ON books (listed_at DESC, id DESC)
    WHERE unlisted_at IS NULL AND listing_type IN ('LEASE', 'BOTH');
  CREATE INDEX books_newest_for_both ON books (listed_at DESC, id DESC)
    WHERE unlisted_at IS NULL AND listing_type = 'BOTH';
  CREATE INDEX books_by_price ON books (headline_price, id) WHERE unlisted_at IS NULL;
  CREATE INDEX books_by_price_for_sale ON books (headline_price, id)
    WHERE unlisted_at IS NULL AND listing_type IN ('SALE', 'BOTH');
  CREATE INDEX books_by_price_for_both ON books (headline_price, id)
    WHERE unlisted_at IS NULL AND listing_type = 'BOTH';
  CREATE INDEX books_by_rent ON books (rent_per_month, id)
    WHERE unlisted_at IS NULL AND listing_type IN ('LEASE', 'BOTH');
`;

const GENRES = `
  /* The listed books once for each of their genres, with what the lists sort by: no index on an array of genres
     reads in order. The trigger below is the only writer. */
  CREATE TABLE book_genres (
    book_id type_id NOT NULL REFERENCES books ON DELETE CASCADE,
    genre text NOT NULL,
    seller_id type_id NOT NULL,
    listing_type text NOT NULL,
    listed_at timestamptz(3) NOT NULL,
    headline_price bigint NOT NULL,
    rent_per_month bigint,
    PRIMARY KEY (book_id, genre)
  );
  CREATE INDEX book_genres_newest ON book_genres (genre, listed_at DESC, book_id DESC) INCLUDE (listing_type);
  CREATE INDEX book_genres_by_price ON book_genres (genre, headline_price, book_id) INCLUDE (listing_type);
  CREATE INDEX book_genres_by_rent ON book_genres (genre, rent_per_month, book_id)
    WHERE listing_type IN ('LEASE', 'BOTH');
  CREATE INDEX book_genres_by_seller ON book_genres (genre, seller_id, listed_at DESC, book_id DESC)
    INCLUDE (listing_type);

  CREATE FUNCTION file_book_under_genres() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      DELETE FROM book_genres WHERE book_id = NEW.id;
    ELSE
      UPDATE users SET sells = true WHERE id = NEW.seller_id AND NOT sells;
    END IF;
    IF NEW.unlisted_at IS NULL THEN
      INSERT INTO book_genres (book_id, genre, seller_id, listing_type, listed_at, headline_price, rent_per_month)
      SELECT DISTINCT NEW.id, genre, NEW.seller_id, NEW.listing_type, NEW.listed_at, NEW.headline_price,
             NEW.rent_per_month
      FROM unnest(NEW.genres) AS genre;
    END IF;
    RETURN NULL;
  END $$;
  CREATE TRIGGER books_are_filed_under_genres
    AFTER INSERT OR UPDATE OF genres, seller_id, listing_type, listed_at, sale_price, rent_per_month, unlisted_at
    ON books FOR EACH ROW EXECUTE FUNCTION file_book_under_genres();
`;

const COPIES = `
  CREATE TABLE copies (
    id type_id PRIMARY KEY,
    book_id type_id NOT NULL REFERENCES books,
    withdrawn_at timestamptz,
    created_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX copies_by_book ON copies (book_id, id) WHERE withdrawn_at IS NULL;

  CREATE TABLE bookmarks (
    user_id type_id NOT NULL REFERENCES users ON DELETE CASCADE,
    book_id type_id NOT NULL REFERENCES books ON DELETE CASCADE,
    created_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (user_id, book_id)
  );
  CREATE INDEX bookmarks_by_book ON bookmarks (book_id);
`;

const SEARCH = `
  /* Every word that some listing contains, with the word's variants that lack one letter: two words
     within one typo of each other share a variant, in any script (symmetric delete spelling correction). */
  CREATE TABLE search_words (
    word text COLLATE "C" PRIMARY KEY,
    variants text[] COLLATE "C" NOT NULL
  );
  CREATE INDEX search_words_by_variant ON search_words USING gin (variants);
`;

const CARTS = `
  CREATE TABLE carts (
    id type_id PRIMARY KEY,
    user_id type_id NOT NULL UNIQUE REFERENCES users ON DELETE CASCADE
  );

  CREATE TABLE cart_items (
    id type_id PRIMARY KEY,
    cart_id type_id NOT NULL REFERENCES carts ON DELETE CASCADE,
    book_id type_id NOT NULL REFERENCES books ON DELETE CASCADE,
    type text NOT NULL CHECK (type IN ('PURCHASE', 'RENTAL')),
    quantity integer NOT NULL CHECK (quantity >= 1 AND quantity <= 1000),
    starts_on date,
    months integer CHECK (months >= 1),
    added_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (cart_id, book_id, type),
    CHECK ((type = 'RENTAL') = (starts_on IS NOT NULL)),
    CHECK ((type = 'RENTAL') = (months IS NOT NULL))
  );
  CREATE INDEX cart_items_by_book ON cart_items (book_id);
`;

const ORDERS = `
  CREATE TABLE orders (
    id type_id PRIMARY KEY,
    buyer_id type_id NOT NULL REFERENCES users,
    idempotency_key text NOT NULL CHECK (length(idempotency_key) BETWEEN 1 AND 200),
    street text NOT NULL,
    city text NOT NULL,
    state text NOT NULL,
    zipcode text NOT NULL CHECK (zipcode ~ '^[0-9]{5,6}$'),
    country text NOT NULL DEFAULT 'India',
    payment_method text NOT NULL CHECK (payment_method IN ('CREDIT_CARD', 'DEBIT_CARD', 'UPI', 'NET_BANKING')),
    currency currency_code NOT NULL DEFAULT 'INR' CHECK (currency = 'INR'),
    total_amount paise NOT NULL,
    deposit_total paise NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (buyer_id, idempotency_key)
  );
  CREATE INDEX orders_by_buyer ON orders (buyer_id, created_at DESC, id DESC);

  CREATE TABLE fulfillments (
    id type_id PRIMARY KEY,
    order_id type_id NOT NULL REFERENCES orders,
    seller_id type_id NOT NULL REFERENCES users,
    status text NOT NULL DEFAULT 'PENDING'
      CHECK (status IN ('PENDING', 'CONFIRMED', 'SHIPPED', 'DELIVERED', 'CANCELLED', 'RETURNED')),
    carrier text,
    tracking_number text,
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (order_id, seller_id)
  );
  CREATE INDEX fulfillments_by_seller ON fulfillments (seller_id, created_at DESC, id DESC);
  CREATE INDEX fulfillments_by_seller_status ON fulfillments (seller_id, status, created_at DESC, id DESC);

  CREATE TABLE fulfillment_events (
    id type_id PRIMARY KEY,
    fulfillment_id type_id NOT NULL REFERENCES fulfillments,
    from_status text,
    to_status text NOT NULL,
    actor_id type_id REFERENCES users,
    reason text,
    occurred_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX fulfillment_events_by_fulfillment ON fulfillment_events (fulfillment_id, occurred_at, id);

  CREATE TABLE order_items (
    id type_id PRIMARY KEY,
    fulfillment_id type_id NOT NULL REFERENCES fulfillments,
    book_id type_id NOT NULL REFERENCES books,
    title text NOT NULL,
    author text NOT NULL,
    type text NOT NULL CHECK (type IN ('PURCHASE', 'RENTAL')),
    quantity integer NOT NULL CHECK (quantity >= 1),
    /* A copy's sale price, or its rent for one month, at the moment of ordering. */
    unit_price paise NOT NULL CHECK (unit_price > 0),
    line_total paise NOT NULL CHECK (line_total > 0),
    deposit paise NOT NULL DEFAULT 0,
    starts_on date,
    ends_on date,
    months integer CHECK (months >= 1),
    CHECK ((type = 'RENTAL') = (starts_on IS NOT NULL)),
    CHECK ((type = 'RENTAL') = (months IS NOT NULL)),
    CHECK ((type = 'RENTAL') = (ends_on IS NOT NULL)),
    CHECK (ends_on > starts_on),
    CHECK (type = 'RENTAL' OR deposit = 0),
    CHECK (line_total = unit_price * quantity * coalesce(months, 1))
  );
  CREATE INDEX order_items_by_fulfillment ON order_items (fulfillment_id);
  CREATE INDEX order_items_by_book ON order_items (book_id);
`;

const ALLOCATIONS = `
  /* Which copy an order line takes, and for which days: a sale from its day on without end, a rental for
     its period. Of two that are not released, no two of one copy may share a day. That one rule forbids a
     copy sold twice, rented twice for the same days, and sold while it is rented or promised. */
  CREATE TABLE allocations (
    id type_id PRIMARY KEY,
    copy_id type_id NOT NULL REFERENCES copies,
    order_item_id type_id NOT NULL REFERENCES order_items,
    period daterange NOT NULL CHECK (NOT isempty(period) AND NOT lower_inf(period)),
    /* Set when the book came back or the part was cancelled: from then on the copy is free again. */
    released_at timestamptz,
    CONSTRAINT allocations_never_overlap EXCLUDE USING gist (copy_id WITH =, period WITH &&)
      WHERE (released_at IS NULL)
  );
  CREATE INDEX allocations_by_copy ON allocations (copy_id) WHERE released_at IS NULL;
  CREATE INDEX allocations_by_order_item ON allocations (order_item_id);

  /* The rentals, as readers of the database look for them. */
  CREATE VIEW rentals AS
    SELECT a.id, a.copy_id, a.order_item_id, a.period, lower(a.period) AS starts_on,
           upper(a.period) AS due_on, a.released_at AS returned_at
    FROM allocations a
    WHERE NOT upper_inf(a.period);
`;

const LEDGER = `
  CREATE TABLE ledger_entries (
    id type_id PRIMARY KEY,
    order_id type_id NOT NULL REFERENCES orders,
    fulfillment_id type_id NOT NULL REFERENCES fulfillments,
    kind text NOT NULL CHECK (kind IN
      ('CHARGE', 'DEPOSIT_HELD', 'DEPOSIT_RELEASED', 'DEPOSIT_WITHHELD', 'REFUND', 'LATE_FEE')),
    amount paise NOT NULL CHECK (amount > 0),
    currency currency_code NOT NULL DEFAULT 'INR' CHECK (currency = 'INR'),
    note text,
    occurred_at timestamptz NOT NULL DEFAULT now()
  );
  CREATE INDEX ledger_entries_by_order ON ledger_entries (order_id, occurred_at, id);
  CREATE INDEX ledger_entries_by_fulfillment ON ledger_entries (fulfillment_id);

  CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END $$;
  CREATE TRIGGER ledger_is_append_only BEFORE UPDATE OR DELETE ON ledger_entries
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
  CREATE TRIGGER timeline_is_append_only BEFORE UPDATE OR DELETE ON fulfillment_events
    FOR EACH ROW EXECUTE FUNCTION refuse_change();
`;

const AFTERWARDS = `
  CREATE TABLE ratings (
    id type_id PRIMARY KEY,
    order_id type_id NOT NULL REFERENCES orders,
    seller_id type_id NOT NULL REFERENCES users,
    rater_id type_id NOT NULL REFERENCES users,
    /* 0 to 100: stars times 20, in half stars. */
    score smallint NOT NULL CHECK (score BETWEEN 10 AND 100 AND score % 10 = 0),
    created_at timestamptz NOT NULL DEFAULT now(),
    UNIQUE (order_id, seller_id),
    CHECK (rater_id <> seller_id),
    FOREIGN KEY (order_id, seller_id) REFERENCES fulfillments (order_id, seller_id)
  );
  CREATE INDEX ratings_by_seller ON ratings (seller_id);

  CREATE TABLE outbox_messages (
    id type_id PRIMARY KEY,
    topic text NOT NULL,
    recipient_id type_id REFERENCES users,
    payload jsonb NOT NULL,
    created_at timestamptz NOT NULL DEFAULT now(),
    sent_at timestamptz,
    attempts integer NOT NULL DEFAULT 0 CHECK (attempts >= 0),
    last_error text
  );
  CREATE INDEX outbox_messages_unsent ON outbox_messages (created_at, id) WHERE sent_at IS NULL;
`;
