-- the deadlines of open orders were computed from the events of all orders, and their documents from those of all orders
INSERT INTO "desk_changes" ("about", "subject") SELECT 'order', "order_no" FROM "desk_orders" WHERE "status" NOT IN ('COMPLETED', 'CANCELLED', 'REJECTED');
