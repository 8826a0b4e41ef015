-- contract: the running build lists orders by the index that replaces this one
CREATE INDEX "orders_listed" ON "orders" USING btree ("user_id","placed_at" DESC NULLS FIRST,"order_no" DESC NULLS FIRST,"status","line","search_text");--> statement-breakpoint
DROP INDEX "orders_user";
