CREATE INDEX "businesses_name_search_idx" ON "businesses" USING btree (lower("name") COLLATE "C");--> statement-breakpoint
CREATE INDEX "businesses_email_search_idx" ON "businesses" USING btree (lower("email") COLLATE "C");--> statement-breakpoint
CREATE INDEX "businesses_words_idx" ON "businesses" USING gin (to_tsvector('simple', "name"));