CREATE TABLE "message_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"message_id" uuid,
	"holder" text NOT NULL,
	"file_name" text NOT NULL,
	"media_type" text NOT NULL,
	"content" "bytea" NOT NULL,
	"uploaded_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "message_mentions" (
	"message_id" uuid NOT NULL,
	"staff_id" uuid NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "message_mentions_message_id_staff_id_pk" PRIMARY KEY("message_id","staff_id")
);
--> statement-breakpoint
ALTER TABLE "order_notes" ALTER COLUMN "order_no" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_notes" ALTER COLUMN "staff_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "order_notes" ADD COLUMN "enquiry_no" text;--> statement-breakpoint
ALTER TABLE "order_notes" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "order_notes" ADD COLUMN "read_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_notes" ADD COLUMN "settled_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "order_notes" ADD COLUMN "claim" text;--> statement-breakpoint
ALTER TABLE "message_files" ADD CONSTRAINT "message_files_message_id_order_notes_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."order_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_mentions" ADD CONSTRAINT "message_mentions_message_id_order_notes_id_fk" FOREIGN KEY ("message_id") REFERENCES "public"."order_notes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "message_mentions" ADD CONSTRAINT "message_mentions_staff_id_staff_id_fk" FOREIGN KEY ("staff_id") REFERENCES "public"."staff"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_files_message" ON "message_files" USING btree ("message_id");--> statement-breakpoint
CREATE INDEX "message_files_held" ON "message_files" USING btree ("holder","uploaded_at") WHERE "message_files"."message_id" is null;--> statement-breakpoint
CREATE INDEX "message_mentions_open" ON "message_mentions" USING btree ("staff_id") WHERE "message_mentions"."read_at" is null;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_enquiry_no_enquiries_enquiry_no_fk" FOREIGN KEY ("enquiry_no") REFERENCES "public"."enquiries"("enquiry_no") ON DELETE cascade ON UPDATE no action NOT VALID;--> statement-breakpoint
ALTER TABLE "order_notes" ADD CONSTRAINT "order_notes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "order_notes_enquiry" ON "order_notes" USING btree ("enquiry_no","at");--> statement-breakpoint
CREATE INDEX "order_notes_unread" ON "order_notes" USING btree ("order_no") WHERE "order_notes"."read_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "order_notes_claim" ON "order_notes" USING btree ("claim");--> statement-breakpoint
UPDATE "order_notes" SET "read_at" = "at";--> statement-breakpoint
DO $$
DECLARE
	watched record;
BEGIN
	FOR watched IN
		SELECT * FROM (VALUES ('order', 'order_no'), ('enquiry', 'enquiry_no')) AS "subject" ("about", "named"), (VALUES ('insert', 'new'), ('update', 'new'), ('delete', 'old')) AS "command" ("act", "rows")
	LOOP
		EXECUTE format(
			'CREATE TRIGGER %I AFTER %s ON order_notes REFERENCING %s TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION desk_changed(%L, %L)',
			'order_notes_' || watched.about || '_' || watched.act, watched.act, watched.rows, watched.about, watched.named
		);
	END LOOP;
END $$;
