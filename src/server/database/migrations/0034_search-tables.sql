-- The ids of records that contain every word, by table. The newest records of each table are read first: they are all of a
-- short table, and have enough of what many records contain. The other tables are searched by the index, for at most so many
-- ids at a time; those that were left out are searched again. The business and the environment are those of the transaction.
-- The statement of the index is planned for all rows: for a few, the table would be read until they are found.
CREATE FUNCTION search_tables(searched_tables text[], words text[], enough integer, most integer) RETURNS TABLE (found_in text, found_id uuid)
    LANGUAGE plpgsql STABLE SECURITY DEFINER
    SET search_path TO 'public', 'pg_temp'
    SET enable_seqscan TO 'off'
    SET jit TO 'off'
    AS $_$
DECLARE
  newest CONSTANT integer := 500;
  business uuid := nullif(current_setting('app.business_id', true), '')::uuid;
  mode text := nullif(current_setting('app.environment', true), '');
  holds_words text := (SELECT string_agg(format('content LIKE %L', '%' || regexp_replace(word, '([\\%_])', '\\\1', 'g') || '%'), ' AND ') FROM unnest(words) AS word);
  rest text[] := '{}';
  seen text[];
  ids uuid[];
  size integer;
BEGIN
  FOR found_in, size, ids IN EXECUTE
    'SELECT name, count(*), array_agg(id) FILTER (WHERE ' || holds_words || ') FROM unnest($3) AS name, LATERAL (
       SELECT id, content FROM search_entries WHERE business_id = $1 AND environment = $2 AND record = name ORDER BY id DESC LIMIT $4
     ) AS newest GROUP BY name'
    USING business, mode, searched_tables, newest
  LOOP
    IF size = newest AND coalesce(cardinality(ids), 0) < enough THEN rest := rest || found_in;
    ELSE RETURN QUERY SELECT found_in, unnest(ids);
    END IF;
  END LOOP;
  WHILE cardinality(rest) > 0 LOOP
    size := 0;
    seen := '{}';
    FOR found_in, found_id IN EXECUTE
      'WITH matching AS MATERIALIZED (SELECT record, id FROM search_entries WHERE business_id = $1 AND environment = $2 AND record = ANY ($3) AND ' || holds_words || ')
       SELECT record, id FROM matching LIMIT $4'
      USING business, mode, rest, most
    LOOP
      size := size + 1;
      IF found_in <> ALL (seen) THEN seen := seen || found_in; END IF;
      RETURN NEXT;
    END LOOP;
    EXIT WHEN size < most;
    rest := ARRAY(SELECT unnest(rest) EXCEPT SELECT unnest(seen));
  END LOOP;
END $_$;
--> statement-breakpoint
REVOKE ALL ON FUNCTION search_tables(searched_tables text[], words text[], enough integer, most integer) FROM PUBLIC;
--> statement-breakpoint
GRANT ALL ON FUNCTION search_tables(searched_tables text[], words text[], enough integer, most integer) TO beranda_request;
