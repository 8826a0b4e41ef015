ALTER TABLE "billing_notes" ADD COLUMN "open" bigint;--> statement-breakpoint
CREATE FUNCTION "bill_is_open"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE "billing_notes" SET "open" = coalesce("open", 0) + NEW."amount" WHERE "id" = NEW."item_id";
	RETURN NULL;
END $$;--> statement-breakpoint
-- before the sums: until the end of the transaction nobody else adds entries
CREATE TRIGGER "ledger_entries_open" AFTER INSERT ON "ledger_entries" FOR EACH ROW WHEN (NEW."account" = 'receivable') EXECUTE FUNCTION bill_is_open();--> statement-breakpoint
UPDATE "billing_notes" SET "open" = (
  SELECT sum("amount") FROM "ledger_entries" WHERE "account" = 'receivable' AND "item_id" = "billing_notes"."id"
) WHERE "kind" = 'bill';--> statement-breakpoint
CREATE INDEX "billing_notes_open" ON "billing_notes" USING btree ("due_on","note_no") WHERE "billing_notes"."open" > 0;
