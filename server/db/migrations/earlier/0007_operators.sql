ALTER TABLE "rate_windows" ADD COLUMN "max" integer;--> statement-breakpoint
ALTER TABLE "rate_windows" ADD COLUMN "seconds" integer;--> statement-breakpoint
CREATE INDEX "audit_entries_at" ON "audit_entries" USING btree ("at");