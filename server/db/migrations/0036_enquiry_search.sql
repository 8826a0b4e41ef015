-- every pair of letters; the cost keeps it to the index, because a filter of each row would be slow
CREATE FUNCTION "text_pairs"("given" text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE COST 100000 AS $$
  SELECT array_agg(substr(given, at, 2)) FROM generate_series(1, length(given)) AS at
$$;
--> statement-breakpoint
CREATE INDEX "enquiries_pairs" ON "enquiries" USING gin (text_pairs(lower(normalize("enquiry_no" || ' ' || coalesce("content" ->> 'company', '') || ' ' || coalesce("content" ->> 'contactName', '') || ' ' || coalesce("content" ->> 'phone', '') || ' ' || coalesce("content" ->> 'goods', '') || ' ' || coalesce("content" ->> 'origin', '') || ' ' || coalesce("content" ->> 'destination', '') || ' ' || coalesce("content" ->> 'unNumber', ''), NFKC))));--> statement-breakpoint
-- statistics would be computed by the slow function, and no plan needs them
ALTER INDEX "enquiries_pairs" ALTER COLUMN 1 SET STATISTICS 0;
