CREATE TABLE "stored_objects" (
	"id" uuid PRIMARY KEY NOT NULL,
	"bytes" integer NOT NULL,
	"sha256" text NOT NULL,
	"stored_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "stored_objects_stored" ON "stored_objects" USING btree ("stored_at");