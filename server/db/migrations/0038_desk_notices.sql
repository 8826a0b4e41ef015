CREATE TABLE "staff_notices" (
	"staff_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"position" text NOT NULL,
	"facts" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "staff_notices_staff_id_kind_position_pk" PRIMARY KEY("staff_id","kind","position")
);
--> statement-breakpoint
ALTER TABLE "staff_notices" ADD CONSTRAINT "staff_notices_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "staff_notices_open" ON "staff_notices" USING btree ("staff_id","at") WHERE "staff_notices"."read_at" is null;--> statement-breakpoint
CREATE INDEX "staff_notices_at" ON "staff_notices" USING btree ("at");--> statement-breakpoint
CREATE INDEX "enterprises_pairs" ON "enterprises" USING gin (text_pairs(lower(normalize("name", NFKC))));--> statement-breakpoint
CREATE INDEX "users_pairs" ON "users" USING gin (text_pairs(lower(normalize("name" || ' ' || "phone", NFKC))));--> statement-breakpoint
CREATE INDEX "applications_pairs" ON "applications" USING gin (text_pairs(lower(normalize(coalesce("fields" ->> 'enterpriseName', '') || ' ' || "credit_code", NFKC))));--> statement-breakpoint
CREATE INDEX "applications_user" ON "applications" USING btree ("user_id");--> statement-breakpoint
-- statistics would be computed by the slow function, and no plan needs them
ALTER INDEX "enterprises_pairs" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "users_pairs" ALTER COLUMN 1 SET STATISTICS 0;--> statement-breakpoint
ALTER INDEX "applications_pairs" ALTER COLUMN 1 SET STATISTICS 0;
