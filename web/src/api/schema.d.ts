// Made by tools/types.mjs from the server's OpenAPI. Do not change it by hand.

export interface paths {
    "/api/games/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show
         * @description Show the present position or a past one, with the legal moves.
         */
        get: operations["show_api_games__table__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{table}/scene": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Scene
         * @description Show all that a screen needs: who you are, the table, the position, what happened, an empty plan.
         */
        get: operations["scene_api_games__table__scene_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{table}/record": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Record
         * @description Export the record of the game.
         */
        get: operations["record_api_games__table__record_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{table}/moves": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play
         * @description Play moves: all of them or none. What was acknowledged is never lost.
         */
        post: operations["play_api_games__table__moves_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{table}/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan
         * @description Preview a turn before it is played: its moves may come in any order.
         */
        post: operations["plan_api_games__table__plan_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{table}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo
         * @description Take moves back, or ask the other people in the game.
         */
        post: operations["undo_api_games__table__undo_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{table}/undo/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Answer Undo
         * @description Agree to going back, or refuse.
         */
        post: operations["answer_undo_api_games__table__undo_answer_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{table}/log": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Log
         * @description List what was played and taken back after a revision, a page at a time.
         */
        get: operations["log_api_games__table__log_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{table}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Events
         * @description List the moves of the game with their events: all, after some, or since a seat's last turn.
         */
        get: operations["events_api_games__table__events_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{table}/chart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Chart
         * @description Show how everybody stood after each turn.
         */
        get: operations["chart_api_games__table__chart_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{table}/outlook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Outlook
         * @description Show how near the end of the game is, and who could bring it about in their next turn.
         */
        get: operations["outlook_api_games__table__outlook_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{table}/hint": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hint
         * @description Look for the best turns with reasons, as the strongest bot sees them.
         */
        post: operations["hint_api_games__table__hint_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{table}/review": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show
         * @description Show what was found about a game so far.
         */
        get: operations["show_api_games__table__review_get"];
        put?: never;
        /**
         * Ask
         * @description Have a game reviewed, as far as it was played; asked again, a review that was broken off goes on.
         */
        post: operations["ask_api_games__table__review_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{table}/review/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Follow
         * @description Follow a review until it is complete: each event has all that was found so far.
         */
        get: operations["follow_api_games__table__review_stream_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{table}/review/turns/{number}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Turn
         * @description Show a turn with the reasons for it and for the better one, and what would follow from each.
         */
        get: operations["turn_api_games__table__review_turns__number__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{table}/review/turns/{number}/attempt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attempt
         * @description Judge another turn in place of a reviewed one: what it loses compared with the best one found.
         */
        post: operations["attempt_api_games__table__review_turns__number__attempt_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{table}/picture.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Picture
         * @description Draw the present position or a past one, with the players and how they stood: 1200 × 630 pixels.
         */
        get: operations["picture_api_games__table__picture_png_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/games/{table}/film.gif": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Film
         * @description Make a film of a finished game, for those who played it: each turn a scene. It takes a while.
         */
        get: operations["film_api_games__table__film_gif_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/card.png": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Card
         * @description Draw what messengers show for links that say nothing of a game.
         */
        get: operations["card_api_card_png_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stream
         * @description Follow tables; `mine` and `reminder` tell of all tables where you sit.
         */
        get: operations["stream_api_stream_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tables
         * @description List your tables, or those where anybody may sit down, the latest first.
         */
        get: operations["list_tables_api_tables_get"];
        put?: never;
        /**
         * Open Table
         * @description Open a table, and start it at once if that is wanted.
         */
        post: operations["open_table_api_tables_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Import Record
         * @description Open a table with a recorded game, to look at or to go on with.
         */
        post: operations["import_record_api_tables_import_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Table
         * @description Show a table.
         */
        get: operations["show_table_api_tables__table__get"];
        put?: never;
        post?: never;
        /**
         * Delete Table
         * @description Delete a table, unless others are in the middle of its game.
         */
        delete: operations["delete_table_api_tables__table__delete"];
        options?: never;
        head?: never;
        /**
         * Change Table
         * @description Change what a host may change; what is left out stays.
         */
        patch: operations["change_table_api_tables__table__patch"];
        trace?: never;
    };
    "/api/tables/{table}/start": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start
         * @description Start the game.
         */
        post: operations["start_api_tables__table__start_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/host": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pass Hosting
         * @description Let the owner of another seat be the host.
         */
        post: operations["pass_hosting_api_tables__table__host_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/mute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mute
         * @description Silence somebody in the chat, or let them speak again.
         */
        post: operations["mute_api_tables__table__mute_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/rematch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Rematch
         * @description Ask for a rematch, or agree to one: everybody sits one seat further, and the last who agrees starts it.
         *
         *     Without other people it starts at once. `seats/N/take` agrees too, and `seats/N/leave` declines.
         */
        post: operations["rematch_api_tables__table__rematch_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/invitation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Invitation
         * @description Show the host the invitation; without a code if another device made it.
         */
        get: operations["show_invitation_api_tables__table__invitation_get"];
        put?: never;
        /**
         * Renew Invitation
         * @description Make another link; the one before stops working.
         */
        post: operations["renew_invitation_api_tables__table__invitation_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/join/{code}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Invited
         * @description Show the table that an invitation leads to.
         */
        get: operations["show_invited_api_join__code__get"];
        put?: never;
        /**
         * Join
         * @description Take a free seat with an invitation.
         */
        post: operations["join_api_join__code__post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Arrange Seat
         * @description As the host, open a seat and send away whoever sat there, or seat a bot, or somebody at your screen.
         */
        put: operations["arrange_seat_api_tables__table__seats__seat__put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take Seat
         * @description Sit down at a public table, or agree to play where you are asked to.
         */
        post: operations["take_seat_api_tables__table__seats__seat__take_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/colour": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Choose Colour
         * @description Choose the colour of your seat before the start; a bot that has it gives way.
         */
        put: operations["choose_colour_api_tables__table__seats__seat__colour_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/leave": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave Seat
         * @description Get up before the start, or decline to play.
         */
        post: operations["leave_seat_api_tables__table__seats__seat__leave_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/resign": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resign
         * @description Leave the game for good; a bot takes over.
         */
        post: operations["resign_api_tables__table__seats__seat__resign_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Offer Handover
         * @description Make a code with which another device takes the seat over, once and soon.
         */
        post: operations["offer_handover_api_tables__table__seats__seat__handover_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand Over
         * @description Take a seat over from another device.
         */
        post: operations["hand_over_api_handover_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen
         * @description Open the seat of somebody who lost it and has been away; an invitation can be made for it then.
         */
        post: operations["reopen_api_tables__table__seats__seat__reopen_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/seats/{seat}/stand-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Stand In
         * @description Let a bot play for your seat, or for somebody whose time has run out.
         */
        put: operations["stand_in_api_tables__table__seats__seat__stand_in_put"];
        post?: never;
        /**
         * Come Back
         * @description Take your seat back from a bot.
         */
        delete: operations["come_back_api_tables__table__seats__seat__stand_in_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/chat": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Chat
         * @description Show the last 200 messages after a number.
         */
        get: operations["show_chat_api_tables__table__chat_get"];
        put?: never;
        /**
         * Say
         * @description Say something to everybody at the table.
         */
        post: operations["say_api_tables__table__chat_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/news": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show News
         * @description Show the last 200 things after a number that happened at a table beside the game.
         */
        get: operations["show_news_api_tables__table__news_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Note
         * @description Show your private note about a table.
         */
        get: operations["show_note_api_tables__table__notes_get"];
        /**
         * Write Note
         * @description Write your private note about a table, which nobody else can read.
         */
        put: operations["write_note_api_tables__table__notes_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show
         * @description Show who you are.
         */
        get: operations["show_api_me_get"];
        /**
         * Introduce
         * @description Take a name and a colour. Whoever is not known yet gets an identity, and a cookie that proves it.
         *
         *     Where the server is by invitation only, that takes a code, or that of a link to a table with a free seat.
         */
        put: operations["introduce_api_me_put"];
        post?: never;
        /**
         * Leave
         * @description Forget this device: its secret becomes worthless.
         */
        delete: operations["leave_api_me_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tokens": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Tokens
         * @description List the devices and programs that act for you.
         */
        get: operations["list_tokens_api_me_tokens_get"];
        put?: never;
        /**
         * Create Token
         * @description Make a token for a program; it is shown only once.
         */
        post: operations["create_token_api_me_tokens_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/tokens/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove Token
         * @description Make a token worthless.
         */
        delete: operations["remove_token_api_me_tokens__token__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/results": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Results
         * @description Show how your games ended: added up, and one by one.
         */
        get: operations["show_results_api_me_results_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/results/{table}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show Result
         * @description Show how one game ended for you, and what was remarkable about it.
         */
        get: operations["show_result_api_me_results__table__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set Webhook
         * @description Set the address at which your turns are announced; it is not shown again.
         */
        put: operations["set_webhook_api_me_webhook_put"];
        post?: never;
        /**
         * Remove Webhook
         * @description Stop announcing, and forget the address.
         */
        delete: operations["remove_webhook_api_me_webhook_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/webhook/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try Webhook
         * @description Send a trial announcement; if it arrives, announcements are switched on again.
         */
        post: operations["try_webhook_api_me_webhook_test_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/recovery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make Recovery
         * @description Make a code with which you are known again on another device; the one before is worthless.
         */
        post: operations["make_recovery_api_me_recovery_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/recover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Recover
         * @description Be known again on this device; the code is used up.
         */
        post: operations["recover_api_recover_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Join
         * @description Be one with the identity whose code this is: it gets all that is yours, and you are it from now on.
         */
        post: operations["join_api_me_join_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export
         * @description Show all that the server keeps about you, as a file.
         */
        get: operations["export_api_me_export_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Erase
         * @description Erase yourself, with all that is yours; bots play on. It cannot be undone.
         */
        post: operations["erase_api_me_erase_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List Passkeys
         * @description List the passkeys with which you are known again.
         */
        get: operations["list_passkeys_api_me_passkeys_get"];
        put?: never;
        /**
         * Make Passkey
         * @description Keep the passkey that your browser has made.
         */
        post: operations["make_passkey_api_me_passkeys_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare Passkey
         * @description Show what `navigator.credentials.create` needs to make a passkey for you.
         */
        post: operations["prepare_passkey_api_me_passkeys_options_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/passkeys/{passkey}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove Passkey
         * @description Make a passkey worthless.
         */
        delete: operations["remove_passkey_api_me_passkeys__passkey__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prepare Use
         * @description Show what `navigator.credentials.get` needs to use a passkey.
         */
        post: operations["prepare_use_api_passkeys_options_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Use Passkey
         * @description Be known again on this device by a passkey.
         */
        post: operations["use_passkey_api_passkeys_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show
         * @description Show which of your devices are told, and the key to which a browser subscribes.
         */
        get: operations["show_api_me_push_get"];
        /**
         * Subscribe
         * @description Have this device told of your turns, also while no page is open; its address is not shown again.
         */
        put: operations["subscribe_api_me_push_put"];
        post?: never;
        /**
         * Unsubscribe
         * @description Tell this device nothing any more, and forget its address.
         */
        delete: operations["unsubscribe_api_me_push_delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/push/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try Out
         * @description Tell this device something, to see whether it arrives.
         */
        post: operations["try_out_api_me_push_test_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/tables/{table}/report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report
         * @description Report a table or a message to whoever runs the server, once; a copy of it is kept.
         */
        post: operations["report_api_tables__table__report_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview
         * @description Show the board that options and a seed give.
         */
        post: operations["preview_api_preview_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/preview/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check
         * @description Check whether a layout can be played, and say what is wrong with it if not.
         */
        post: operations["check_api_preview_check_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/bots": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bots
         * @description List the opponents with their names in the language of the request.
         */
        get: operations["bots_api_bots_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own
         * @description List your studies, the last changed first.
         */
        get: operations["own_api_studies_get"];
        put?: never;
        /**
         * Keep
         * @description Keep a study, your own or a copy of somebody else's.
         */
        post: operations["keep_api_studies_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show
         * @description Show a study to its owner, or to everybody if it is shared.
         */
        get: operations["show_api_studies__study__get"];
        /**
         * Change
         * @description Write a study anew; refused if it has been changed since the version that is named.
         */
        put: operations["change_api_studies__study__put"];
        post?: never;
        /**
         * Remove
         * @description Delete a study.
         */
        delete: operations["remove_api_studies__study__delete"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/studies/{study}/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Share
         * @description Let everybody with its address look at a study, or nobody but you.
         */
        put: operations["share_api_studies__study__shared_put"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/line": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Show
         * @description Show the position that a line of moves leads to.
         */
        post: operations["show_api_line_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/line/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Plan
         * @description Preview a turn of whoever is to move where a line leads.
         */
        post: operations["plan_api_line_plan_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/line/turn": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn
         * @description Let a bot of any level choose the next turn where a line leads.
         */
        post: operations["turn_api_line_turn_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/line/chances": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Chances
         * @description Show what each player can expect where a line leads, as the strongest bot sees it.
         */
        post: operations["chances_api_line_chances_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/position/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check Position
         * @description Check whether a position is possible, and name everything that is wrong with it if not.
         */
        post: operations["check_position_api_position_check_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Listed
         * @description List the puzzles, the easiest first, and how you did on them.
         */
        get: operations["listed_api_puzzles_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/today": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Today
         * @description Show the puzzle of the day, which is the same for everybody; days begin at midnight UTC.
         */
        get: operations["today_api_puzzles_today_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{puzzle}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Show
         * @description Show a puzzle without its answers.
         */
        get: operations["show_api_puzzles__puzzle__get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{puzzle}/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Attempt
         * @description Try a turn, and be told what it does and what it misses. Without an identity nothing is kept.
         */
        post: operations["attempt_api_puzzles__puzzle__try_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/puzzles/{puzzle}/help": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Help With
         * @description Show where to look, or the solution. Before the first try it counts as one that failed.
         */
        post: operations["help_with_api_puzzles__puzzle__help_post"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/me/puzzles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Progress
         * @description Show how you do on puzzles: your rating, what you have solved, and your days in a row.
         */
        get: operations["progress_api_me_puzzles_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Health
         * @description Show whether the server can do its work.
         */
        get: operations["health_api_health_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics
         * @description Show figures to a Prometheus on the same machine.
         */
        get: operations["metrics_metrics_get"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * AnswerRequest
         * @description Whether somebody agrees to going back.
         */
        AnswerRequest: {
            /** Agree */
            agree: boolean;
        };
        /**
         * AttemptRequest
         * @description A turn of a reviewed game, played again; its moves may come in any order.
         */
        AttemptRequest: {
            /**
             * Depth
             * @default quick
             * @enum {string}
             */
            depth: "quick" | "deep";
            /** Moves */
            moves: string[];
        };
        /**
         * ChangedStudyRequest
         * @description A study that was changed, and which version it was made from.
         */
        ChangedStudyRequest: {
            /** Study */
            study: {
                [key: string]: unknown;
            };
            /** Version */
            version: number;
        };
        /**
         * ChatRequest
         * @description What somebody says.
         */
        ChatRequest: {
            /** Text */
            text: string;
        };
        /**
         * ColourRequest
         * @description The colour that somebody wants for their seat.
         */
        ColourRequest: {
            /**
             * Colour
             * @enum {string}
             */
            colour: "blue" | "red" | "orange" | "black" | "beige";
        };
        /**
         * EraseRequest
         * @description Your name, as a sign that you mean it.
         */
        EraseRequest: {
            /** Name */
            name: string;
        };
        /**
         * HandoverRequest
         * @description The code with which a seat is taken over.
         */
        HandoverRequest: {
            /** Code */
            code: string;
        };
        /**
         * HelpRequest
         * @description How much is to be shown of the answer.
         */
        HelpRequest: {
            /**
             * Show
             * @enum {string}
             */
            show: "hint" | "solution";
        };
        /**
         * HintRequest
         * @description The position to look at, the present one if none is named, and how long to think about it.
         */
        HintRequest: {
            /** At */
            at?: number | null;
            /**
             * Seconds
             * @default 1.5
             */
            seconds: number;
            /**
             * Turns
             * @default 3
             */
            turns: number;
        };
        /**
         * HostRequest
         * @description The seat whose owner is to be the host.
         */
        HostRequest: {
            /** Seat */
            seat: number;
        };
        /**
         * ImportRequest
         * @description A record, and who goes on with it; without seats everybody plays at your screen.
         */
        ImportRequest: {
            /** Record */
            record: {
                [key: string]: unknown;
            };
            /** Seats */
            seats?: components["schemas"]["SeatRequest"][] | null;
            /**
             * Title
             * @default
             */
            title: string;
        };
        /**
         * JoinRequest
         * @description Which free seat to take; the first if none is named.
         */
        JoinRequest: {
            /** Seat */
            seat?: number | null;
        };
        /**
         * LineChancesRequest
         * @description How long to think about everybody's chances.
         */
        LineChancesRequest: {
            /** Record */
            record?: {
                [key: string]: unknown;
            } | null;
            /** Position */
            position?: {
                [key: string]: unknown;
            } | null;
            /** After */
            after?: number | null;
            /** Moves */
            moves?: string[];
            /**
             * Seconds
             * @default 1
             */
            seconds: number;
        };
        /**
         * LinePlanRequest
         * @description A turn to preview from there; its moves may come in any order.
         */
        LinePlanRequest: {
            /** Record */
            record?: {
                [key: string]: unknown;
            } | null;
            /** Position */
            position?: {
                [key: string]: unknown;
            } | null;
            /** After */
            after?: number | null;
            /** Moves */
            moves?: string[];
            /** Plan */
            plan: string[];
            /**
             * Drop
             * @default false
             */
            drop: boolean;
        };
        /**
         * LineRequest
         * @description A position: so many moves of a record, or a position, and what is played from there on.
         */
        LineRequest: {
            /** Record */
            record?: {
                [key: string]: unknown;
            } | null;
            /** Position */
            position?: {
                [key: string]: unknown;
            } | null;
            /** After */
            after?: number | null;
            /** Moves */
            moves?: string[];
        };
        /**
         * LineTurnRequest
         * @description Which bot is to take the next turn.
         */
        LineTurnRequest: {
            /** Record */
            record?: {
                [key: string]: unknown;
            } | null;
            /** Position */
            position?: {
                [key: string]: unknown;
            } | null;
            /** After */
            after?: number | null;
            /** Moves */
            moves?: string[];
            /**
             * Bot
             * @enum {string}
             */
            bot: "newcomer" | "regular" | "rival" | "expert" | "tycoon" | "random" | "greedy";
        };
        /**
         * MeRequest
         * @description Somebody's name and colour.
         */
        MeRequest: {
            /** Name */
            name: string;
            /** Colour */
            colour?: ("blue" | "red" | "orange" | "black" | "beige") | null;
            /** Invitation */
            invitation?: string | null;
        };
        /**
         * MovesRequest
         * @description Moves of the player whose turn it is: all of them are played, or none.
         */
        MovesRequest: {
            /** Revision */
            revision: number;
            /** Moves */
            moves: string[];
        };
        /**
         * MuteRequest
         * @description Who is silenced in the chat, or may speak again.
         */
        MuteRequest: {
            /** Identity */
            identity: string;
            /** Muted */
            muted: boolean;
        };
        /**
         * NoteRequest
         * @description A private note; an empty one is removed.
         */
        NoteRequest: {
            /** Text */
            text: string;
        };
        /**
         * PasskeyRequest
         * @description A passkey that was made or used: the JSON of a `PublicKeyCredential`.
         */
        PasskeyRequest: {
            /** Credential */
            credential: {
                [key: string]: unknown;
            };
        };
        /**
         * PlanRequest
         * @description The moves of a turn in any order, to preview; `at` is for a past position.
         */
        PlanRequest: {
            /** Moves */
            moves: string[];
            /** Revision */
            revision?: number | null;
            /** At */
            at?: number | null;
            /**
             * View
             * @default true
             */
            view: boolean;
            /** Seat */
            seat?: number | null;
            /**
             * Drop
             * @default false
             */
            drop: boolean;
        };
        /**
         * PositionRequest
         * @description A position to check.
         */
        PositionRequest: {
            /** Position */
            position: {
                [key: string]: unknown;
            };
        };
        /**
         * PreviewRequest
         * @description A setup to preview.
         */
        PreviewRequest: {
            /** Players */
            players: number;
            /**
             * @default {
             *       "start": "choose",
             *       "city_tiles": "printed",
             *       "region_tiles": "printed",
             *       "region_pool": "printed",
             *       "milestones": false,
             *       "boom": false
             *     }
             */
            rules: components["schemas"]["RulesRequest"];
        };
        /**
         * PushKeys
         * @description What messages to a device are encrypted with, as browsers name it, in base64url.
         */
        PushKeys: {
            /** P256Dh */
            p256dh: string;
            /** Auth */
            auth: string;
        };
        /**
         * PushRequest
         * @description A subscription that a browser has made, and when it is to be left alone.
         */
        PushRequest: {
            /** Endpoint */
            endpoint: string;
            keys: components["schemas"]["PushKeys"];
            /**
             * Language
             * @default en
             * @enum {string}
             */
            language: "en" | "de" | "fr";
            /**
             * Zone
             * @default UTC
             */
            zone: string;
            /** Quiet From */
            quiet_from?: number | null;
            /** Quiet Until */
            quiet_until?: number | null;
        };
        /**
         * RecoveryRequest
         * @description The code with which somebody is known again.
         */
        RecoveryRequest: {
            /** Code */
            code: string;
        };
        /**
         * ReportRequest
         * @description What somebody reports, and why; without a message, the table.
         */
        ReportRequest: {
            /** Message */
            message?: number | null;
            /**
             * Reason
             * @default
             */
            reason: string;
        };
        /**
         * ReviewRequest
         * @description How long to think about a game.
         */
        ReviewRequest: {
            /**
             * Depth
             * @default quick
             * @enum {string}
             */
            depth: "quick" | "deep";
        };
        /**
         * RulesRequest
         * @description The options of the rules, as `Game.new` takes them.
         */
        RulesRequest: {
            /**
             * Start
             * @default choose
             * @enum {string}
             */
            start: "choose" | "introductory";
            /**
             * City Tiles
             * @default printed
             */
            city_tiles: ("printed" | "random" | "draft") | {
                [key: string]: number;
            };
            /**
             * Region Tiles
             * @default printed
             */
            region_tiles: ("printed" | "random" | "draft") | {
                [key: string]: string;
            };
            /**
             * Region Pool
             * @default printed
             */
            region_pool: ("printed" | "mixed" | "new") | string[];
            /**
             * Milestones
             * @default false
             */
            milestones: boolean | ("four_towns" | "four_regions" | "five_in_scored_cities" | "two_three_four" | "big_city" | "region" | "two_8_links")[];
            /**
             * Boom
             * @default false
             */
            boom: boolean;
            /** Seed */
            seed?: number | null;
        };
        /**
         * SeatRequest
         * @description Who sits in a seat: the host, another person at the host's screen, a bot, or nobody yet.
         */
        SeatRequest: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "person" | "bot" | "open";
            /** Name */
            name?: string | null;
            /** Colour */
            colour?: ("blue" | "red" | "orange" | "black" | "beige") | null;
            /** Bot */
            bot?: ("newcomer" | "regular" | "rival" | "expert" | "tycoon" | "random" | "greedy") | null;
        };
        /**
         * ShareRequest
         * @description Whether everybody with its address may look at a study.
         */
        ShareRequest: {
            /** Shared */
            shared: boolean;
        };
        /**
         * StandInRequest
         * @description How long a bot plays for somebody.
         */
        StandInRequest: {
            /**
             * How
             * @enum {string}
             */
            how: "turn" | "until_return";
        };
        /**
         * StudyRequest
         * @description A study to keep, as its file has it.
         */
        StudyRequest: {
            /** Study */
            study: {
                [key: string]: unknown;
            };
        };
        /**
         * TableChanges
         * @description What a host changes about a table; what is left out stays.
         */
        TableChanges: {
            /** Title */
            title?: string | null;
            /** Public */
            public?: boolean | null;
            /** Spectators */
            spectators?: boolean | null;
            /** Hints */
            hints?: boolean | null;
            /** Turn Minutes */
            turn_minutes?: number | null;
            /** Bot Seconds */
            bot_seconds?: number | null;
            /** Substitute */
            substitute?: ("newcomer" | "regular" | "rival" | "expert" | "tycoon" | "random" | "greedy") | null;
        };
        /**
         * TableRequest
         * @description A table to be opened.
         */
        TableRequest: {
            /** Seats */
            seats: components["schemas"]["SeatRequest"][];
            /**
             * @default {
             *       "start": "choose",
             *       "city_tiles": "printed",
             *       "region_tiles": "printed",
             *       "region_pool": "printed",
             *       "milestones": false,
             *       "boom": false
             *     }
             */
            rules: components["schemas"]["RulesRequest"];
            /**
             * Title
             * @default
             */
            title: string;
            /**
             * Draw Seats
             * @default false
             */
            draw_seats: boolean;
            /**
             * Public
             * @default false
             */
            public: boolean;
            /**
             * Spectators
             * @default true
             */
            spectators: boolean;
            /** Hints */
            hints?: boolean | null;
            /** Turn Minutes */
            turn_minutes?: number | null;
            /** Bot Seconds */
            bot_seconds?: number | null;
            /**
             * Substitute
             * @default regular
             * @enum {string}
             */
            substitute: "newcomer" | "regular" | "rival" | "expert" | "tycoon" | "random" | "greedy";
            /**
             * Start
             * @default false
             */
            start: boolean;
        };
        /**
         * TokenRequest
         * @description What a token for a program is called.
         */
        TokenRequest: {
            /** Label */
            label: string;
        };
        /**
         * TryRequest
         * @description A turn, whose moves may come in any order; its `end` may be left out.
         */
        TryRequest: {
            /** Moves */
            moves: string[];
        };
        /**
         * UndoRequest
         * @description How many moves remain.
         */
        UndoRequest: {
            /** Revision */
            revision: number;
            /** To */
            to: number;
        };
        /**
         * WebhookRequest
         * @description Where turns are announced, and in which form.
         */
        WebhookRequest: {
            /** Url */
            url: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "discord" | "slack" | "ntfy" | "json";
            /**
             * Language
             * @default en
             * @enum {string}
             */
            language: "en" | "de" | "fr";
        };
        /**
         * AgainNeedsExpand
         * @description A second expansion follows a first.
         */
        AgainNeedsExpand: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "again_needs_expand";
        };
        /**
         * AlreadyExpanded
         * @description One expansion is made; a second needs a bonus tile (`again`).
         */
        AlreadyExpanded: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "already_expanded";
        };
        /**
         * AlreadyGrown
         * @description At most one increase for each city and turn.
         */
        AlreadyGrown: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "already_grown";
        };
        /**
         * AlreadyPresent
         * @description An expansion leads to a place where the player has no piece.
         */
        AlreadyPresent: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "already_present";
        };
        /**
         * AttemptAnswer
         * @description What another turn in place of the played one would have lost.
         */
        AttemptAnswer: {
            /** Moves */
            moves: string[];
            /** Loss */
            loss: number;
            /**
             * Judgement
             * @enum {string}
             */
            judgement: "best" | "good" | "slip" | "mistake" | "blunder";
            /** Right */
            right: boolean;
            /** After */
            after: number[];
            /** Reasons */
            reasons: components["schemas"]["Advice"][];
            /** Threats */
            threats: components["schemas"]["Threat"][];
        };
        /**
         * BlocksCity
         * @description Another player was one or two pieces short of a city's absolute majority and cannot get it any more.
         */
        BlocksCity: {
            /** Place */
            place: string;
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "blocks_city";
        };
        /**
         * BonusTileNotReady
         * @description A bonus tile earned in this turn is usable from the next one on.
         */
        BonusTileNotReady: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "bonus_tile_not_ready";
        };
        /**
         * BonusTileReturned
         * @description A player took back a used bonus tile.
         */
        BonusTileReturned: {
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bonus_tile_returned";
        };
        /**
         * BoomCannotReach
         * @description Each way there passes through an unscored city.
         */
        BoomCannotReach: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "boom_cannot_reach";
        };
        /**
         * BoomIsThere
         * @description The marker moves to another city or stays.
         */
        BoomIsThere: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "boom_there";
        };
        /**
         * BoomMoved
         * @description The boom marker was put down, or moved from another city.
         */
        BoomMoved: {
            /** Seat */
            seat: number;
            /** Place */
            place: string;
            /** Origin */
            origin: string | null;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "boom_moved";
        };
        /**
         * BoomPays
         * @description The boom marker raises the income of this turn.
         */
        BoomPays: {
            /** Place */
            place: string;
            /** Dollars */
            dollars: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "boom_pays";
        };
        /**
         * BoomStayed
         * @description The boom marker stayed.
         */
        BoomStayed: {
            /** Seat */
            seat: number;
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "boom_stayed";
        };
        /**
         * BotAnswer
         * @description An opponent.
         */
        BotAnswer: {
            /** Code */
            code: string;
            /** Name */
            name: string;
            /** Description */
            description: string;
            /** Level */
            level: number | null;
        };
        /**
         * BotsAnswer
         * @description All opponents that a seat can have.
         */
        BotsAnswer: {
            /** Bots */
            bots: components["schemas"]["BotAnswer"][];
        };
        /**
         * BrokenInvariant
         * @description Something that makes a position impossible.
         */
        BrokenInvariant: {
            /** Invariant */
            invariant: string;
            /** Says */
            says: string;
            /** Message */
            message: string;
            /** Seat */
            seat: number | null;
            /** Place */
            place: string | null;
            /** Region */
            region: string | null;
        };
        /**
         * CashTaken
         * @description A player took dollars for a bonus tile.
         */
        CashTaken: {
            /** Seat */
            seat: number;
            /** Dollars */
            dollars: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "cash_taken";
        };
        /**
         * ChartAnswer
         * @description The figures of all turns.
         */
        ChartAnswer: {
            /** Turns */
            turns: components["schemas"]["TurnFigures"][];
        };
        /**
         * ChatAnswer
         * @description What was said, the oldest first.
         */
        ChatAnswer: {
            /** Messages */
            messages: components["schemas"]["Message"][];
        };
        /**
         * CheckAnswer
         * @description Whether a setup can be played; if not, what is wrong with it.
         */
        CheckAnswer: {
            /** Valid */
            valid: boolean;
            /** Problem */
            problem: string | null;
            /** Layout Problems */
            layout_problems: (components["schemas"]["CityWithoutTile"] | components["schemas"]["NoOpenCity"] | components["schemas"]["NoSuchCityTile"] | components["schemas"]["OtherBack"] | components["schemas"]["TooManyCityTiles"] | components["schemas"]["RegionWithoutTile"] | components["schemas"]["NoOpenRegion"] | components["schemas"]["NoSuchRegionTile"] | components["schemas"]["RegionTileRepeated"])[];
        };
        /**
         * CityHasTile
         * @description A tile lies there.
         */
        CityHasTile: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "city_has_tile";
        };
        /**
         * CityIsScored
         * @description A scored city is closed for good.
         */
        CityIsScored: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "city_scored";
        };
        /**
         * CityScored
         * @description A city was scored; its scorer took back all pieces but one.
         */
        CityScored: {
            /** Place */
            place: string;
            /** Seat */
            seat: number;
            /** Influence */
            influence: number;
            /** Majority */
            majority: boolean;
            /** Taken Back */
            taken_back: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "city_scored";
        };
        /**
         * CityStanding
         * @description How a player stands in an unscored city.
         */
        CityStanding: {
            /** Seat */
            seat: number;
            /** Pieces */
            pieces: number;
            /** To Majority */
            to_majority: number;
        };
        /**
         * CityTileLaid
         * @description A city tile was laid in the draft.
         */
        CityTileLaid: {
            /** Seat */
            seat: number;
            /** Place */
            place: string;
            /** Value */
            value: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "city_tile_laid";
        };
        /**
         * CityWithoutTile
         * @description An open city has no tile.
         */
        CityWithoutTile: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "city_without_tile";
        };
        /**
         * DroppedMove
         * @description A move that was left out of a plan, and why.
         */
        DroppedMove: {
            /** Move */
            move: string;
            reason: components["schemas"]["Reason"];
        };
        /**
         * EndsGame
         * @description The game is over after this turn, with these totals of the active player and of the best other one.
         */
        EndsGame: {
            /**
             * Result
             * @enum {string}
             */
            result: "won" | "shared" | "lost";
            /** Total */
            total: number;
            /** Other Total */
            other_total: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "ends_game";
        };
        /**
         * EntersCity
         * @description The active player expands to a city, whose empty spaces count for the income from now on.
         */
        EntersCity: {
            /** Place */
            place: string;
            /** Spaces */
            spaces: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "enters_city";
        };
        /**
         * EventsAnswer
         * @description The moves of a stretch of the game with their events.
         */
        EventsAnswer: {
            /** Revision */
            revision: number;
            /** Moves */
            moves: components["schemas"]["PlayedMove"][];
        };
        /**
         * Everything
         * @description All that the server keeps about you, without the hashes of your secrets.
         */
        Everything: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /**
             * Colour
             * @enum {string}
             */
            colour: "blue" | "red" | "orange" | "black" | "beige";
            /** Created At */
            created_at: number;
            /** Recovery At */
            recovery_at: number | null;
            /** Devices */
            devices: components["schemas"]["TokenAnswer"][];
            /** Passkeys */
            passkeys: components["schemas"]["PasskeyView"][];
            /** Webhook */
            webhook: {
                [key: string]: unknown;
            } | null;
            /** Push */
            push: components["schemas"]["OwnPush"][];
            /** Tables */
            tables: components["schemas"]["OwnTable"][];
            /** Messages */
            messages: components["schemas"]["OwnMessage"][];
            /** Notes */
            notes: components["schemas"]["OwnNote"][];
            /** News */
            news: components["schemas"]["OwnNews"][];
            /** Reports */
            reports: components["schemas"]["OwnReport"][];
            /** Results */
            results: components["schemas"]["PersonalResult"][];
            /** Studies */
            studies: components["schemas"]["OwnStudy"][];
            puzzles: components["schemas"]["OwnPuzzles"];
            /** Exported At */
            exported_at: number;
        };
        /**
         * ExpandBeforeGrowing
         * @description Expansions come before the first increase of a market share.
         */
        ExpandBeforeGrowing: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "expand_before_growing";
        };
        /**
         * Expanded
         * @description A piece of the supply was promised to a place and the links to it were paid.
         */
        Expanded: {
            /** Seat */
            seat: number;
            /** Place */
            place: string;
            /** Way */
            way: string[];
            /** Prices */
            prices: number[];
            /** Free Link */
            free_link: number | null;
            /** Paid */
            paid: number;
            /** Second */
            second: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "expanded";
        };
        /**
         * ExpansionTileTaken
         * @description A player took the Expansion tile.
         */
        ExpansionTileTaken: {
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "expansion_tile_taken";
        };
        /**
         * ExpansionTileUsed
         * @description The Expansion tile left the game.
         */
        ExpansionTileUsed: {
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "expansion_tile_used";
        };
        /**
         * Feat
         * @description Something remarkable about a game.
         */
        Feat: {
            /**
             * Id
             * @enum {string}
             */
            id: "first_victory" | "first_victory_over" | "streak" | "best";
            /**
             * Level
             * @default null
             */
            level: string | null;
            /**
             * Count
             * @default null
             */
            count: number | null;
            /**
             * Players
             * @default null
             */
            players: number | null;
        };
        /**
         * FinalCount
         * @description What a player has at the end, or would have if the game ended now.
         */
        FinalCount: {
            /** Influence */
            influence: number;
            /** For Towns */
            for_towns: number;
            /** For Money */
            for_money: number;
            /** For Bonus Tiles */
            for_bonus_tiles: number;
            /** Total */
            total: number;
        };
        /**
         * FinalCounted
         * @description A player gained influence at the end.
         */
        FinalCounted: {
            /** Seat */
            seat: number;
            /** For Towns */
            for_towns: number;
            /** For Money */
            for_money: number;
            /** For Bonus Tiles */
            for_bonus_tiles: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "final_counted";
        };
        /**
         * FirstTurn
         * @description No bonus tile on a player's first turn.
         */
        FirstTurn: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "first_turn";
        };
        /**
         * FranchiseOpened
         * @description A piece came to stand on a space, counted from 0.
         */
        FranchiseOpened: {
            /** Seat */
            seat: number;
            /** Place */
            place: string;
            /** Space */
            space: number;
            /**
             * Origin
             * @enum {string}
             */
            origin: "supply" | "expansion" | "centre";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "franchise_opened";
        };
        /**
         * FreeLinkSavesNothing
         * @description The cheapest way costs nothing anyway.
         */
        FreeLinkSavesNothing: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "free_link_saves_nothing";
        };
        /**
         * GameAnswer
         * @description A position of a game.
         */
        GameAnswer: {
            /** Id */
            id: string;
            /** Revision */
            revision: number;
            /** Moves */
            moves: number;
            /** At */
            at: number;
            /** Rules Version */
            rules_version: number;
            /** Complete */
            complete: boolean;
            view: components["schemas"]["View"];
            /** Legal Moves */
            legal_moves: string[];
            /** Turn Starts */
            turn_starts: number[];
        };
        /**
         * GameEnded
         * @description The game is over.
         */
        GameEnded: {
            /**
             * Reason
             * @enum {string}
             */
            reason: "red_zone" | "no_expansion";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "game_ended";
        };
        /**
         * GameIsOver
         * @description Nothing can be played any more.
         */
        GameIsOver: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "game_over";
        };
        /**
         * GivesCity
         * @description The turn fills a city, and another player gains half of it.
         */
        GivesCity: {
            /** Place */
            place: string;
            /** Seat */
            seat: number;
            /** Gain */
            gain: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "gives_city";
        };
        /**
         * GivesRegion
         * @description The turn scores a region in which another player is first.
         */
        GivesRegion: {
            /** Region */
            region: string;
            /** Seat */
            seat: number;
            /** Influence */
            influence: number;
            /** Dollars */
            dollars: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "gives_region";
        };
        /**
         * HandoverAnswer
         * @description A code for another device, shown only once.
         */
        HandoverAnswer: {
            /** Code */
            code: string;
            /** Until */
            until: number;
        };
        /**
         * Happening
         * @description An entry with what it changed in the game.
         */
        Happening: {
            /** Revision */
            revision: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "start" | "moves" | "back" | "rules";
            /** Moves */
            moves: string[];
            /** Back To */
            back_to: number | null;
            /** Seat */
            seat: number | null;
            /** At */
            at: number;
            /** Move Count */
            move_count: number;
            /** Turn */
            turn: number;
            /** Actor */
            actor: number | null;
            /** Events */
            events: components["schemas"]["Event"][];
        };
        /**
         * HappeningsAnswer
         * @description What happened, entry by entry.
         */
        HappeningsAnswer: {
            /** Revision */
            revision: number;
            /** Entries */
            entries: components["schemas"]["Happening"][];
            /** More */
            more: boolean;
        };
        /**
         * Health
         * @description The server can do its work. Where it cannot reach its storage, it refuses as for any request.
         */
        Health: {
            /**
             * Status
             * @constant
             */
            status: "ok";
            /** Version */
            version: string;
            /** Rules */
            rules: number;
            /** @default null */
            compiling: components["schemas"]["Preparing"] | null;
            /**
             * Backups
             * @default null
             */
            backups: ("ok" | "failing") | null;
            /**
             * Thinkers
             * @default null
             */
            thinkers: number | null;
            /**
             * Waiting Seconds
             * @default null
             */
            waiting_seconds: number | null;
        };
        /**
         * HelpAnswer
         * @description What is shown of the answer.
         */
        HelpAnswer: {
            /**
             * Theme
             * @enum {string}
             */
            theme: "majority" | "region" | "tie_breaker" | "blocking" | "last_turn" | "bonus_tile" | "income" | "far_expansion";
            /** Places */
            places: string[];
            /** Missed */
            missed: components["schemas"]["Advice"][];
            best: components["schemas"]["ToldTurn"] | null;
            other: components["schemas"]["ToldTurn"] | null;
            /** Loss */
            loss: number | null;
            /**
             * State
             * @enum {string}
             */
            state: "untried" | "failed" | "solved";
        };
        /**
         * HintAnswer
         * @description The best turns, the best first.
         */
        HintAnswer: {
            /** At */
            at: number;
            /** Simulations */
            simulations: number;
            /** Turns */
            turns: components["schemas"]["HintTurn"][];
        };
        /**
         * HintTurn
         * @description A turn that the bot looked at.
         */
        HintTurn: {
            /** Moves */
            moves: string[];
            /** Expected */
            expected: number[];
            /** Influence */
            influence: number[];
            /** Share */
            share: number;
            /** Reasons */
            reasons: components["schemas"]["Advice"][];
            /** Chances */
            chances: number[];
        };
        /**
         * IncomeTaken
         * @description A player took the income for a sum of empty spaces; some of them the boom marker added.
         */
        IncomeTaken: {
            /** Seat */
            seat: number;
            /** Spaces */
            spaces: number;
            /** Boom Spaces */
            boom_spaces: number;
            /** Dollars */
            dollars: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "income_taken";
        };
        /**
         * InvitationAnswer
         * @description The code of the invitation, and the address to send; None when this device cannot know it.
         */
        InvitationAnswer: {
            /** Code */
            code: string | null;
            /** Address */
            address: string | null;
        };
        /**
         * JustExpanded
         * @description What was promised in this turn is no franchise yet.
         */
        JustExpanded: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "just_expanded";
        };
        /**
         * LeadsRegion
         * @description The active player is first in an unscored region and was not.
         */
        LeadsRegion: {
            /** Region */
            region: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "leads_region";
        };
        /**
         * LevelTally
         * @description How often one level of bot was beaten at tables of one size.
         */
        LevelTally: {
            /** Level */
            level: string;
            /** Players */
            players: number;
            /** Games */
            games: number;
            /** Victories */
            victories: number;
        };
        /**
         * LineAnswer
         * @description A position that a line leads to.
         */
        LineAnswer: {
            view: components["schemas"]["View"];
            /** Legal Moves */
            legal_moves: string[];
            /** Position */
            position: {
                [key: string]: unknown;
            };
        };
        /**
         * LineChances
         * @description What each player can expect of a position.
         */
        LineChances: {
            /** Expected */
            expected: number[];
            /** Best */
            best: string[];
            /** Simulations */
            simulations: number;
        };
        /**
         * LineTurn
         * @description The turn that a bot would take.
         */
        LineTurn: {
            /** Moves */
            moves: string[];
        };
        /**
         * LinkCostsNothing
         * @description The Link tile would be wasted on a $0 link.
         */
        LinkCostsNothing: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "link_costs_nothing";
        };
        /**
         * LinkTileTaken
         * @description A player took the Link tile.
         */
        LinkTileTaken: {
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "link_tile_taken";
        };
        /**
         * LinkTileUsed
         * @description The Link tile left the game.
         */
        LinkTileUsed: {
            /** Seat */
            seat: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "link_tile_used";
        };
        /**
         * Me
         * @description Somebody, as they see themselves.
         */
        Me: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /**
             * Colour
             * @enum {string}
             */
            colour: "blue" | "red" | "orange" | "black" | "beige";
            webhook: components["schemas"]["WebhookView"] | null;
            /** Recovery At */
            recovery_at: number | null;
        };
        /**
         * MeAnswer
         * @description Who you are; nobody before you have given a name.
         */
        MeAnswer: {
            me: components["schemas"]["Me"] | null;
        };
        /**
         * Message
         * @description What somebody said at a table.
         */
        Message: {
            /** Number */
            number: number;
            /** Identity */
            identity: string | null;
            /** Name */
            name: string;
            /** Text */
            text: string;
            /** At */
            at: number;
        };
        /**
         * MilestoneReached
         * @description A player took a bonus tile from their reserve; a piece went beside the milestone if there was one.
         */
        MilestoneReached: {
            /** Seat */
            seat: number;
            /**
             * Milestone
             * @enum {string}
             */
            milestone: "four_towns" | "four_regions" | "five_in_scored_cities" | "two_three_four" | "big_city" | "region" | "two_8_links";
            /** Piece */
            piece: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "milestone_reached";
        };
        /**
         * MilestoneView
         * @description An open milestone.
         */
        MilestoneView: {
            /**
             * Id
             * @enum {string}
             */
            id: "four_towns" | "four_regions" | "five_in_scored_cities" | "two_three_four" | "big_city" | "region" | "two_8_links";
            /** Taken By */
            taken_by: number[];
            /** Pieces Of */
            pieces_of: number[];
            /** Needed */
            needed: number;
            /** Progress */
            progress: number[];
        };
        /**
         * MoneyDealt
         * @description A player got their starting money.
         */
        MoneyDealt: {
            /** Seat */
            seat: number;
            /** Dollars */
            dollars: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "money_dealt";
        };
        /**
         * NearlyHasCity
         * @description From now on one more piece gives the active player the absolute majority.
         */
        NearlyHasCity: {
            /** Place */
            place: string;
            /** Value */
            value: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "nearly_has_city";
        };
        /**
         * NewsAnswer
         * @description What happened at a table beside the game, the oldest first.
         */
        NewsAnswer: {
            /** News */
            news: components["schemas"]["ToldNews"][];
        };
        /**
         * NoBonusTile
         * @description The player holds no bonus tile.
         */
        NoBonusTile: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "no_bonus_tile";
        };
        /**
         * NoBoom
         * @description The game is played without the boom marker.
         */
        NoBoom: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "no_boom";
        };
        /**
         * NoCityTileLeft
         * @description All tiles of this value are laid.
         */
        NoCityTileLeft: {
            /** Value */
            value: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "no_city_tile_left";
        };
        /**
         * NoExpansionTile
         * @description The player does not hold the Expansion tile.
         */
        NoExpansionTile: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "no_expansion_tile";
        };
        /**
         * NoLink
         * @description None of the player's places has a link there.
         */
        NoLink: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "no_link";
        };
        /**
         * NoLinkTile
         * @description The player does not hold the Link tile.
         */
        NoLinkTile: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "no_link_tile";
        };
        /**
         * NoOpenCity
         * @description A tile lies on something that is no city in play.
         */
        NoOpenCity: {
            /** Name */
            name: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "no_open_city";
        };
        /**
         * NoOpenRegion
         * @description A tile lies on something that is no region in play.
         */
        NoOpenRegion: {
            /** Name */
            name: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "no_open_region";
        };
        /**
         * NoRoomToDouble
         * @description A double market share needs two empty spaces.
         */
        NoRoomToDouble: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "no_room_to_double";
        };
        /**
         * NoSuchCityTile
         * @description No city tile has this value.
         */
        NoSuchCityTile: {
            /** Place */
            place: string;
            /** Value */
            value: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "no_such_city_tile";
        };
        /**
         * NoSuchLink
         * @description None of the player's places has a link of this price there.
         */
        NoSuchLink: {
            /** Place */
            place: string;
            /** Price */
            price: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "no_such_link";
        };
        /**
         * NoSuchRegionTile
         * @description There is no such region tile.
         */
        NoSuchRegionTile: {
            /** Name */
            name: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "no_such_region_tile";
        };
        /**
         * NotACity
         * @description A city is wanted.
         */
        NotACity: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "not_a_city";
        };
        /**
         * NotATown
         * @description A town is wanted.
         */
        NotATown: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "not_a_town";
        };
        /**
         * NotGrown
         * @description A double market share needs a $1 piece there in the same turn.
         */
        NotGrown: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "not_grown";
        };
        /**
         * NotPresent
         * @description A market share can grow only where there is one.
         */
        NotPresent: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "not_present";
        };
        /**
         * NoteAnswer
         * @description A private note.
         */
        NoteAnswer: {
            /** Text */
            text: string;
        };
        /**
         * NothingToUndo
         * @description No move has been played.
         */
        NothingToUndo: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "nothing_to_undo";
        };
        /**
         * OpensTown
         * @description A piece in a town gains influence at the end.
         */
        OpensTown: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "opens_town";
        };
        /**
         * Origins
         * @description Where everybody's influence came from, or was expected to come from at the start of a third.
         */
        Origins: {
            /** Number */
            number: number;
            /** Turn */
            turn: number;
            /** Games */
            games: number;
            /** Cities */
            cities: {
                [key: string]: number[];
            };
            /** Regions */
            regions: {
                [key: string]: number[];
            };
            /** Track */
            track: number[];
            /** Towns */
            towns: number[];
            /** Money */
            money: number[];
            /** Bonus Tiles */
            bonus_tiles: number[];
            /**
             * Kind
             * @default origins
             * @constant
             */
            kind: "origins";
        };
        /**
         * OtherBack
         * @description A tile belongs to cities of another class (rule `expert-cities`).
         */
        OtherBack: {
            /** Place */
            place: string;
            /** Value */
            value: number;
            /** Printed */
            printed: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "other_back";
        };
        /**
         * OutlookAnswer
         * @description How near the end of the game is, and who could bring it about.
         */
        OutlookAnswer: {
            /** Revision */
            revision: number;
            /** Tiles To Red Zone */
            tiles_to_red_zone: number;
            /** Turns Left */
            turns_left: number;
            /** Last Seat */
            last_seat: number | null;
            /** Red Zone */
            red_zone: ("yes" | "no" | "unknown")[];
        };
        /**
         * OwnMessage
         * @description What somebody said.
         */
        OwnMessage: {
            /** Table */
            table: string;
            /** Number */
            number: number;
            /** Text */
            text: string;
            /** At */
            at: number;
        };
        /**
         * OwnNews
         * @description What somebody did at a table beside the game.
         */
        OwnNews: {
            /** Table */
            table: string;
            /** Kind */
            kind: string;
            /** At */
            at: number;
        };
        /**
         * OwnNote
         * @description What somebody noted.
         */
        OwnNote: {
            /** Table */
            table: string;
            /** Text */
            text: string;
        };
        /**
         * OwnPush
         * @description Where one of your devices is told of your turns.
         */
        OwnPush: {
            /** Device */
            device: string;
            /** Endpoint */
            endpoint: string;
            /** Language */
            language: string;
            /** Zone */
            zone: string;
            /** Quiet From */
            quiet_from: number | null;
            /** Quiet Until */
            quiet_until: number | null;
        };
        /**
         * OwnPuzzle
         * @description How you did on a puzzle.
         */
        OwnPuzzle: {
            /** Puzzle */
            puzzle: string;
            /** Tries */
            tries: number;
            /** Solved First */
            solved_first: boolean;
            /** Solved */
            solved: boolean;
            /**
             * Help
             * @enum {string}
             */
            help: "none" | "hint" | "solution";
            /** First At */
            first_at: number;
            /** Last At */
            last_at: number;
        };
        /**
         * OwnPuzzles
         * @description How you did on puzzles, and on which days you solved the puzzle of the day.
         */
        OwnPuzzles: {
            /** Tries */
            tries: components["schemas"]["OwnPuzzle"][];
            /** Days */
            days: string[];
        };
        /**
         * OwnReport
         * @description What somebody reported; without a message, the table.
         */
        OwnReport: {
            /** Table */
            table: string;
            /** Message */
            message: number | null;
            /** Reason */
            reason: string;
            /** At */
            at: number;
        };
        /**
         * OwnStep
         * @description What you played or took back.
         */
        OwnStep: {
            /** Revision */
            revision: number;
            /** Seat */
            seat: number | null;
            /** Moves */
            moves: string[];
            /** Back To */
            back_to: number | null;
            /** At */
            at: number;
        };
        /**
         * OwnStudy
         * @description A study that you keep.
         */
        OwnStudy: {
            /** Id */
            id: string;
            /** Shared */
            shared: boolean;
            /** Created At */
            created_at: number;
            /** Changed At */
            changed_at: number;
            /** Study */
            study: {
                [key: string]: unknown;
            };
        };
        /**
         * OwnTable
         * @description A table where you sit, that you host, or where you played or spoke.
         */
        OwnTable: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over" | "archived";
            /** Host */
            host: boolean;
            /** Seats */
            seats: string[];
            /** Created At */
            created_at: number;
            /** Steps */
            steps: components["schemas"]["OwnStep"][];
        };
        /**
         * PasskeyView
         * @description A passkey with which you are known again.
         */
        PasskeyView: {
            /** Id */
            id: string;
            /** Label */
            label: string;
            /** Created At */
            created_at: number;
        };
        /**
         * PasskeysAnswer
         * @description All passkeys of an identity.
         */
        PasskeysAnswer: {
            /** Passkeys */
            passkeys: components["schemas"]["PasskeyView"][];
        };
        /**
         * PersonalResult
         * @description How a game ended for one person.
         */
        PersonalResult: {
            /** Identity */
            identity: string;
            /** Table */
            table: string;
            /** At */
            at: number;
            /** Players */
            players: number;
            /** Levels */
            levels: string[];
            /**
             * Outcome
             * @enum {string}
             */
            outcome: "won" | "shared" | "lost";
            /** Resigned */
            resigned: boolean;
            /** Place */
            place: number | null;
            /** Influence */
            influence: number | null;
            /** Left Out */
            left_out: ("imported" | "one_screen" | "stand_in") | null;
            /** Hinted */
            hinted: boolean;
            /** Taken Back */
            taken_back: boolean;
        };
        /**
         * PieceWithdrawn
         * @description The second piece in a centre went back to the supply: the first had scored the city.
         */
        PieceWithdrawn: {
            /** Seat */
            seat: number;
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "piece_withdrawn";
        };
        /**
         * PlaceIsClosed
         * @description The place is out of the game with so few players.
         */
        PlaceIsClosed: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "place_closed";
        };
        /**
         * PlaceView
         * @description A city or a town.
         */
        PlaceView: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "city" | "town";
            /** Region */
            region: string;
            /** Open */
            open: boolean;
            /** Value */
            value: number | null;
            /** Scored */
            scored: boolean;
            /** Spaces */
            spaces: (number | null)[];
            /** Pieces */
            pieces: number[];
            /** Empty Spaces */
            empty_spaces: number;
            /** Centre */
            centre: number;
            /** Expansion */
            expansion: boolean;
            /** Boom */
            boom: boolean;
            /** Standings */
            standings: components["schemas"]["CityStanding"][];
            /** Gain When Full */
            gain_when_full: number;
            /** Near Scoring */
            near_scoring: boolean;
        };
        /**
         * PlanAnswer
         * @description A planned turn.
         */
        PlanAnswer: {
            /** Revision */
            revision: number;
            /** Moves */
            moves: string[];
            /** Money */
            money: number;
            /** Dropped */
            dropped: components["schemas"]["DroppedMove"][];
            /** Cost */
            cost: number;
            /** Events */
            events: components["schemas"]["Event"][];
            /** Income */
            income: number[];
            view: components["schemas"]["View"] | null;
            /** Additions */
            additions: string[];
            /** Reasons */
            reasons: {
                [key: string]: components["schemas"]["Reason"];
            };
            /** No Bonus */
            no_bonus: components["schemas"]["Reason"] | null;
            /** Scoring */
            scoring: string[];
            /** Places */
            places: components["schemas"]["PlaceView"][];
            /** Regions */
            regions: components["schemas"]["RegionView"][];
            /** Final */
            final: components["schemas"]["FinalCount"][];
            /** Winners */
            winners: number[];
            /** Turns Without Expansion */
            turns_without_expansion: number;
        };
        /**
         * PlayedAnswer
         * @description What moves led to.
         */
        PlayedAnswer: {
            /** Revision */
            revision: number;
            /** Moves */
            moves: number;
            /** Actor */
            actor: number | null;
            /** Events */
            events: components["schemas"]["Event"][];
            scene: components["schemas"]["SceneAnswer"] | null;
        };
        /**
         * PlayedMove
         * @description One move of the game with its events.
         */
        PlayedMove: {
            /** Number */
            number: number;
            /** Turn */
            turn: number;
            /** Seat */
            seat: number | null;
            /** Move */
            move: string | null;
            /** Events */
            events: components["schemas"]["Event"][];
        };
        /**
         * PlayerView
         * @description What lies before one player.
         */
        PlayerView: {
            /** Seat */
            seat: number;
            /** Name */
            name: string;
            /** Colour */
            colour: string;
            /** Influence */
            influence: number;
            /** Money */
            money: number;
            /** Supply */
            supply: number;
            /** Bonus Tiles */
            bonus_tiles: number;
            /** Used Bonus Tiles */
            used_bonus_tiles: number;
            /** Reserve */
            reserve: number;
            /** Link Tile */
            link_tile: boolean;
            /** Expansion Tile */
            expansion_tile: boolean;
            /** Income */
            income: number;
            /** Income Spaces */
            income_spaces: number;
            /** Income Boom Spaces */
            income_boom_spaces: number;
            /** Towns */
            towns: number;
            final: components["schemas"]["FinalCount"];
        };
        /**
         * PlayersTally
         * @description How games with one number of players ended.
         */
        PlayersTally: {
            /** Players */
            players: number;
            /** Games */
            games: number;
            /** Won */
            won: number;
            /** Shared */
            shared: number;
            /** Lost */
            lost: number;
            /** Best */
            best: number | null;
            /** Best Table */
            best_table: string | null;
        };
        /**
         * PositionCheck
         * @description Whether a position is possible; if not, everything that is wrong with it.
         */
        PositionCheck: {
            /** Possible */
            possible: boolean;
            /** Problem */
            problem: string | null;
            /** Broken */
            broken: components["schemas"]["BrokenInvariant"][];
        };
        /**
         * Preparing
         * @description How far the rules and bots are: so many steps of so many.
         */
        Preparing: {
            /** Done */
            done: number;
            /** Total */
            total: number;
            /** Rules */
            rules: boolean;
        };
        /**
         * PreviewAnswer
         * @description The board that a setup gives.
         */
        PreviewAnswer: {
            /** Seed */
            seed: number | null;
            /** Setup */
            setup: {
                [key: string]: unknown;
            };
            view: components["schemas"]["View"];
        };
        /**
         * Problem
         * @description A refusal. Nothing has changed.
         */
        Problem: {
            /** Error */
            error: string;
            /** Message */
            message: string;
            /** Arguments */
            arguments: {
                [key: string]: unknown;
            };
            /**
             * Details
             * @default null
             */
            details: string[] | null;
            /**
             * Reason
             * @default null
             */
            reason: components["schemas"]["Reason"] | null;
            /**
             * Index
             * @default null
             */
            index: number | null;
            /**
             * Revision
             * @default null
             */
            revision: number | null;
            /**
             * Since
             * @default null
             */
            since: components["schemas"]["Happening"][] | null;
            /**
             * More
             * @default null
             */
            more: boolean | null;
            /** @default null */
            compiling: components["schemas"]["Preparing"] | null;
            /**
             * Until
             * @default null
             */
            until: number | null;
        };
        /**
         * ProgressAnswer
         * @description How you do on puzzles.
         */
        ProgressAnswer: {
            rating: components["schemas"]["RatingView"];
            /** Tried */
            tried: number;
            /** Solved */
            solved: number;
            /** Solved First */
            solved_first: number;
            /** Streak */
            streak: number;
            /** Themes */
            themes: components["schemas"]["ThemeProgress"][];
        };
        /**
         * PushAnswer
         * @description The devices that are told, and the public key to which a browser subscribes.
         */
        PushAnswer: {
            /** Key */
            key: string;
            /** Devices */
            devices: components["schemas"]["PushDevice"][];
        };
        /**
         * PushDevice
         * @description A device that is told, without its address.
         */
        PushDevice: {
            /** Device */
            device: string;
            /** Label */
            label: string;
            /** Service */
            service: string;
            /**
             * Language
             * @enum {string}
             */
            language: "en" | "de" | "fr";
            /** Zone */
            zone: string;
            /** Quiet From */
            quiet_from: number | null;
            /** Quiet Until */
            quiet_until: number | null;
            /** Active */
            active: boolean;
            /** Current */
            current: boolean;
            /** Created At */
            created_at: number;
        };
        /**
         * PuzzleAnswer
         * @description A puzzle, without its answers.
         */
        PuzzleAnswer: {
            puzzle: components["schemas"]["PuzzleLine"];
            /** Seat */
            seat: number;
            /** Record */
            record: {
                [key: string]: unknown;
            };
        };
        /**
         * PuzzleLine
         * @description A puzzle in a list.
         */
        PuzzleLine: {
            /** Id */
            id: string;
            /**
             * Theme
             * @enum {string}
             */
            theme: "majority" | "region" | "tie_breaker" | "blocking" | "last_turn" | "bonus_tile" | "income" | "far_expansion";
            /** Players */
            players: number;
            /** Difficulty */
            difficulty: number;
            /** Expansions */
            expansions: ("milestones" | "boom" | "region_tiles")[];
            rating: components["schemas"]["RatingView"];
            /**
             * State
             * @enum {string}
             */
            state: "untried" | "failed" | "solved";
        };
        /**
         * PuzzlesAnswer
         * @description Puzzles, the easiest first.
         */
        PuzzlesAnswer: {
            /** Puzzles */
            puzzles: components["schemas"]["PuzzleLine"][];
        };
        /**
         * RaisesIncome
         * @description The active player's next income rises, as things stand.
         */
        RaisesIncome: {
            /** Before */
            before: number;
            /** After */
            after: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "raises_income";
        };
        /**
         * RanksInRegion
         * @description The active player gains for a rank, counted from 0, in a region that the turn scores.
         */
        RanksInRegion: {
            /** Region */
            region: string;
            /** Rank */
            rank: number;
            /** Influence */
            influence: number;
            /** Dollars */
            dollars: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "ranks_in_region";
        };
        /**
         * RatingView
         * @description A strength; 1500 is the middle.
         */
        RatingView: {
            /** Value */
            value: number;
            /** Deviation */
            deviation: number;
        };
        /**
         * ReachesMilestone
         * @description The active player takes a bonus tile from the reserve.
         */
        ReachesMilestone: {
            /**
             * Milestone
             * @enum {string}
             */
            milestone: "four_towns" | "four_regions" | "five_in_scored_cities" | "two_three_four" | "big_city" | "region" | "two_8_links";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "reaches_milestone";
        };
        /**
         * RecoveryCreated
         * @description A code for another device, shown only once; it works once.
         */
        RecoveryCreated: {
            /** Code */
            code: string;
        };
        /**
         * RegionGained
         * @description A player gained for a rank, counted from 0, in a scored region.
         */
        RegionGained: {
            /** Region */
            region: string;
            /** Seat */
            seat: number;
            /** Rank */
            rank: number;
            /** Pieces */
            pieces: number;
            /** Influence */
            influence: number;
            /** Dollars */
            dollars: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "region_gained";
        };
        /**
         * RegionHasTile
         * @description A tile lies there.
         */
        RegionHasTile: {
            /** Region */
            region: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "region_has_tile";
        };
        /**
         * RegionIsClosed
         * @description The region is out of the game with so few players.
         */
        RegionIsClosed: {
            /** Region */
            region: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "region_closed";
        };
        /**
         * RegionScored
         * @description A region's tile moved to a space of the track, counted from 0; the active player gained for that.
         */
        RegionScored: {
            /** Region */
            region: string;
            /** Tile */
            tile: string;
            /** Space */
            space: number;
            /** Seat */
            seat: number;
            /** Influence */
            influence: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "region_scored";
        };
        /**
         * RegionStanding
         * @description How a player stands in a region.
         */
        RegionStanding: {
            /** Seat */
            seat: number;
            /** Rank */
            rank: number;
            /** Pieces */
            pieces: number;
            /** Gain */
            gain: number;
        };
        /**
         * RegionTile
         * @description What a region pays to the first, the second and every other player present.
         */
        RegionTile: {
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "influence" | "dollars" | "number" | "bonus" | "expansion" | "link";
            /** First */
            first: number;
            /** Second */
            second: number;
            /** Third */
            third: number;
        };
        /**
         * RegionTileLaid
         * @description A region tile was laid in the draft.
         */
        RegionTileLaid: {
            /** Seat */
            seat: number;
            /** Region */
            region: string;
            /** Tile */
            tile: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "region_tile_laid";
        };
        /**
         * RegionTileNotInPool
         * @description The tile is laid, or not in this game.
         */
        RegionTileNotInPool: {
            /** Tile */
            tile: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "region_tile_not_in_pool";
        };
        /**
         * RegionTileRepeated
         * @description A region tile lies in several places; each exists once.
         */
        RegionTileRepeated: {
            /** Tile */
            tile: string;
            /** Count */
            count: number;
            /** Regions */
            regions: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "region_tile_repeated";
        };
        /**
         * RegionView
         * @description A region.
         */
        RegionView: {
            /** Id */
            id: string;
            /** Name */
            name: string;
            /** Open */
            open: boolean;
            tile: components["schemas"]["RegionTile"] | null;
            /** Scored */
            scored: boolean;
            /** Tie Breaker */
            tie_breaker: number | null;
            /** Tie Breaker Piece */
            tie_breaker_piece: boolean;
            /** Missing */
            missing: string[];
            /** Standings */
            standings: components["schemas"]["RegionStanding"][];
        };
        /**
         * RegionWithoutTile
         * @description An open region has no tile.
         */
        RegionWithoutTile: {
            /** Region */
            region: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "region_without_tile";
        };
        /**
         * ReportAnswer
         * @description Whoever runs the server will see it.
         */
        ReportAnswer: {
            /** Reported */
            reported: boolean;
        };
        /**
         * ResultAnswer
         * @description How one game ended for you, and what was remarkable about it.
         */
        ResultAnswer: {
            result: components["schemas"]["ResultView"] | null;
            /** Feats */
            feats: components["schemas"]["Feat"][];
        };
        /**
         * ResultView
         * @description How a game ended for you.
         */
        ResultView: {
            /** Table */
            table: string;
            /** At */
            at: number;
            /** Players */
            players: number;
            /** Levels */
            levels: string[];
            /**
             * Outcome
             * @enum {string}
             */
            outcome: "won" | "shared" | "lost";
            /** Resigned */
            resigned: boolean;
            /** Place */
            place: number | null;
            /** Influence */
            influence: number | null;
            /** Left Out */
            left_out: ("imported" | "one_screen" | "stand_in") | null;
            /** Hinted */
            hinted: boolean;
            /** Taken Back */
            taken_back: boolean;
        };
        /**
         * ResultsAnswer
         * @description Your results.
         */
        ResultsAnswer: {
            tally: components["schemas"]["Tally"];
            /** Latest */
            latest: components["schemas"]["ResultView"][];
        };
        /**
         * ReviewAnswer
         * @description What was found about a game so far.
         */
        ReviewAnswer: {
            /**
             * Depth
             * @enum {string}
             */
            depth: "quick" | "deep";
            /** Complete */
            complete: boolean;
            /** Done */
            done: number;
            /** Of */
            of: number;
            /** Players */
            players: components["schemas"]["ReviewedPlayer"][];
            /** Turns */
            turns: components["schemas"]["ReviewedTurn"][];
            /** Turning Points */
            turning_points: number[];
            /** Ahead For Good */
            ahead_for_good: number | null;
            /** Origins */
            origins: components["schemas"]["Origins"][];
            /** Simulations */
            simulations: number;
            /** Tolerance */
            tolerance: number;
        };
        /**
         * ReviewedPlayer
         * @description A player's game as a whole.
         */
        ReviewedPlayer: {
            /** Seat */
            seat: number;
            /** Name */
            name: string;
            /** Accuracy */
            accuracy: number | null;
        };
        /**
         * ReviewedTurn
         * @description A turn, judged.
         */
        ReviewedTurn: {
            /** Number */
            number: number;
            /** Turn */
            turn: number;
            /** Seat */
            seat: number;
            /** Start */
            start: number;
            /** Moves */
            moves: string[];
            /** Before */
            before: number[];
            /** After */
            after: number[];
            /** Best */
            best: string[];
            /** After Best */
            after_best: number[];
            /** Loss */
            loss: number;
            /**
             * Judgement
             * @enum {string}
             */
            judgement: "best" | "good" | "slip" | "mistake" | "blunder";
            /** Reply */
            reply: string[];
            /** Next */
            next: string[];
        };
        /**
         * ReviewedTurnAnswer
         * @description A turn with what speaks for it and for the best one, whom each lets win, and what is best next.
         */
        ReviewedTurnAnswer: {
            turn: components["schemas"]["ReviewedTurn"];
            /** Reasons */
            reasons: components["schemas"]["Advice"][];
            /** Better Reasons */
            better_reasons: components["schemas"]["Advice"][];
            /** Threats */
            threats: components["schemas"]["Threat"][];
            /** Better Threats */
            better_threats: components["schemas"]["Threat"][];
            /** Answers */
            answers: components["schemas"]["Advice"][];
            /** Answers To Better */
            answers_to_better: components["schemas"]["Advice"][];
            /** Events */
            events: components["schemas"]["Event"][];
            /** Better Events */
            better_events: components["schemas"]["Event"][];
        };
        /**
         * SceneAnswer
         * @description All that a screen of a table shows, at once.
         */
        SceneAnswer: {
            me: components["schemas"]["Me"] | null;
            table: components["schemas"]["TableView"];
            game: components["schemas"]["GameAnswer"] | null;
            /** Played */
            played: components["schemas"]["PlayedMove"][];
            plan: components["schemas"]["PlanAnswer"] | null;
        };
        /**
         * ScoresCity
         * @description The active player gains a city's value by absolute majority, or half of it because it is full.
         */
        ScoresCity: {
            /** Place */
            place: string;
            /** Gain */
            gain: number;
            /** Majority */
            majority: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "scores_city";
        };
        /**
         * ScoresRegion
         * @description The active player gains the influence of the track space that a region's tile moves to.
         */
        ScoresRegion: {
            /** Region */
            region: string;
            /** Gain */
            gain: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "scores_region";
        };
        /**
         * SeatView
         * @description A seat as everybody sees it.
         */
        SeatView: {
            /** Number */
            number: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "open" | "person" | "bot";
            /** Name */
            name: string;
            /** Colour */
            colour: ("blue" | "red" | "orange" | "black" | "beige") | null;
            /** Identity */
            identity: string | null;
            /** Bot */
            bot: string | null;
            /** Stand In */
            stand_in: ("turn" | "until_return") | null;
            /** Present */
            present: boolean;
            /** Asked */
            asked: boolean;
        };
        /**
         * ShareIncreased
         * @description A piece of the supply went to the centre of a city; the second of a double share is free.
         */
        ShareIncreased: {
            /** Seat */
            seat: number;
            /** Place */
            place: string;
            /** Paid */
            paid: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "share_increased";
        };
        /**
         * SingleLinkIsAsCheap
         * @description A way over several links would waste the Expansion tile.
         */
        SingleLinkIsAsCheap: {
            /** Place */
            place: string;
            /** Price */
            price: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "single_link_as_cheap";
        };
        /**
         * SingleLinkLeadsThere
         * @description Both tiles together serve only where no single link leads.
         */
        SingleLinkLeadsThere: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "single_link_leads_there";
        };
        /**
         * StreamChat
         * @description Somebody said something.
         */
        StreamChat: {
            /** Number */
            number: number;
            /** Identity */
            identity: string | null;
            /** Name */
            name: string;
            /** Text */
            text: string;
            /** At */
            at: number;
            /** Table */
            table: string;
        };
        /**
         * StreamGone
         * @description The table was deleted, or closed to spectators.
         */
        StreamGone: {
            /** Table */
            table: string;
        };
        /**
         * StreamHello
         * @description The stream is open; who follows it.
         */
        StreamHello: {
            /** Identity */
            identity: string | null;
        };
        /**
         * StreamMine
         * @description Something changed at one of your tables, followed or not.
         */
        StreamMine: {
            /** Table */
            table: string;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over" | "archived" | "deleted";
            /** Turn Of */
            turn_of: string | null;
            /** Revision */
            revision: number;
        };
        /**
         * StreamMoves
         * @description Something happened in a game.
         */
        StreamMoves: {
            /** Revision */
            revision: number;
            /**
             * Kind
             * @enum {string}
             */
            kind: "start" | "moves" | "back" | "rules";
            /** Moves */
            moves: string[];
            /** Back To */
            back_to: number | null;
            /** Seat */
            seat: number | null;
            /** At */
            at: number;
            /** Move Count */
            move_count: number;
            /** Turn */
            turn: number;
            /** Actor */
            actor: number | null;
            /** Events */
            events: components["schemas"]["Event"][];
            /** Table */
            table: string;
        };
        /**
         * StreamNews
         * @description Something happened at the table beside the game.
         */
        StreamNews: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "sat_down" | "got_up" | "sent_away" | "resigned" | "bot_stands_in" | "bot_left" | "returned" | "device_changed" | "seat_opened" | "seat_taken" | "host_changed" | "turn_time_changed" | "time_up" | "undo_asked" | "undo_agreed" | "undo_refused" | "undo_withdrawn" | "moves_taken_back" | "rematch_asked" | "rematch_declined";
            /** Identity */
            identity: string | null;
            /** Name */
            name: string;
            /**
             * By
             * @default null
             */
            by: string | null;
            /**
             * How
             * @default null
             */
            how: ("turn" | "until_return") | null;
            /**
             * Minutes
             * @default null
             */
            minutes: number | null;
            /** Number */
            number: number;
            /** Moves */
            moves: number;
            /** At */
            at: number;
            /** Table */
            table: string;
        };
        /**
         * StreamReminder
         * @description The time of your turn is running out.
         */
        StreamReminder: {
            /** Table */
            table: string;
            /** Deadline */
            deadline: number;
        };
        /**
         * StudiesAnswer
         * @description Your studies, the last changed first.
         */
        StudiesAnswer: {
            /** Studies */
            studies: components["schemas"]["StudyLine"][];
            /** Most */
            most: number;
        };
        /**
         * StudyAnswer
         * @description A study.
         */
        StudyAnswer: {
            /** Id */
            id: string;
            /** Own */
            own: boolean;
            /** Shared */
            shared: boolean;
            /** Version */
            version: number;
            /** Changed At */
            changed_at: number;
            /** Study */
            study: {
                [key: string]: unknown;
            };
        };
        /**
         * StudyLine
         * @description A study in a list.
         */
        StudyLine: {
            /** Id */
            id: string;
            /** Title */
            title: string;
            /** Players */
            players: string[];
            /** Variations */
            variations: number;
            /** Shared */
            shared: boolean;
            /** Version */
            version: number;
            /** Created At */
            created_at: number;
            /** Changed At */
            changed_at: number;
        };
        /**
         * SupplyIsEmpty
         * @description All 40 pieces are in use or promised.
         */
        SupplyIsEmpty: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "supply_empty";
        };
        /**
         * TableView
         * @description A table as everybody sees it.
         */
        TableView: {
            /** Id */
            id: string;
            /** Version */
            version: number;
            /** Title */
            title: string;
            /**
             * Status
             * @enum {string}
             */
            status: "open" | "playing" | "over" | "archived";
            /** Host */
            host: string | null;
            /** Seats */
            seats: components["schemas"]["SeatView"][];
            /** Rules */
            rules: {
                [key: string]: unknown;
            };
            /** Draw Seats */
            draw_seats: boolean;
            /** Public */
            public: boolean;
            /** Spectators */
            spectators: boolean;
            /** Hints */
            hints: boolean;
            /** Turn Minutes */
            turn_minutes: number | null;
            /** Bot Seconds */
            bot_seconds: number;
            /** Substitute */
            substitute: string;
            /** Invitation Open */
            invitation_open: boolean;
            /** Muted */
            muted: string[];
            undo: components["schemas"]["UndoView"] | null;
            /** Rematch */
            rematch: string | null;
            /** Rules Version */
            rules_version: number | null;
            /** Result */
            result: {
                [key: string]: unknown;
            } | null;
            /** Notice */
            notice: ("rules_changed" | "cut_by_rules") | null;
            /** Revision */
            revision: number;
            /** Moves */
            moves: number;
            /** Turn */
            turn: number;
            /** Actor */
            actor: number | null;
            /** Actor Since */
            actor_since: number | null;
            /** Deadline */
            deadline: number | null;
            /** Created At */
            created_at: number;
            /** Changed At */
            changed_at: number;
            /** Watching */
            watching: number;
        };
        /**
         * TablesAnswer
         * @description Tables, the latest first.
         */
        TablesAnswer: {
            /** Tables */
            tables: components["schemas"]["TableView"][];
        };
        /**
         * TakesTieBreaker
         * @description The active player becomes the tie-breaker of a region that is not scored yet.
         */
        TakesTieBreaker: {
            /** Region */
            region: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "takes_tie_breaker";
        };
        /**
         * TakesTile
         * @description The active player takes the Link tile, the Expansion tile or a used bonus tile back.
         */
        TakesTile: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "link" | "expansion" | "bonus";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "takes_tile";
        };
        /**
         * Tally
         * @description Results added up.
         */
        Tally: {
            /** Games */
            games: number;
            /** Won */
            won: number;
            /** Shared */
            shared: number;
            /** Lost */
            lost: number;
            /** Assisted */
            assisted: number;
            /** Streak */
            streak: number;
            /** Longest Streak */
            longest_streak: number;
            /** By Players */
            by_players: components["schemas"]["PlayersTally"][];
            /** By Level */
            by_level: components["schemas"]["LevelTally"][];
        };
        /**
         * ThemeProgress
         * @description How you do on puzzles of a theme.
         */
        ThemeProgress: {
            /**
             * Theme
             * @enum {string}
             */
            theme: "majority" | "region" | "tie_breaker" | "blocking" | "last_turn" | "bonus_tile" | "income" | "far_expansion";
            /** There */
            there: number;
            /** Tried */
            tried: number;
            /** Solved */
            solved: number;
        };
        /**
         * Threat
         * @description Another player can end the game with their next turn and win, unless somebody before them stops it.
         */
        Threat: {
            /** Seat */
            seat: number;
            /** Moves */
            moves: string[];
            /** Total */
            total: number;
            /** Other Total */
            other_total: number;
        };
        /**
         * TieBreakerPlaced
         * @description A player became the tie-breaker of a region, with a piece of the supply if there was one.
         */
        TieBreakerPlaced: {
            /** Seat */
            seat: number;
            /** Region */
            region: string;
            /** Piece */
            piece: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "tie_breaker_placed";
        };
        /**
         * TodayAnswer
         * @description The puzzle of the day.
         */
        TodayAnswer: {
            /** Day */
            day: string;
            puzzle: components["schemas"]["PuzzleLine"];
            /** Solved */
            solved: boolean;
            /** Streak */
            streak: number;
        };
        /**
         * TokenAnswer
         * @description What is known of a secret, without the secret itself.
         */
        TokenAnswer: {
            /** Id */
            id: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "browser" | "program";
            /** Label */
            label: string;
            /** Created At */
            created_at: number;
            /** Current */
            current: boolean;
        };
        /**
         * TokenCreated
         * @description A token for a program, shown only once.
         */
        TokenCreated: {
            /** Id */
            id: string;
            /** Token */
            token: string;
        };
        /**
         * TokensAnswer
         * @description All secrets of an identity.
         */
        TokensAnswer: {
            /** Tokens */
            tokens: components["schemas"]["TokenAnswer"][];
        };
        /**
         * ToldNews
         * @description News of a table as they are stored, and as everybody is told of them.
         */
        ToldNews: {
            /**
             * Kind
             * @enum {string}
             */
            kind: "sat_down" | "got_up" | "sent_away" | "resigned" | "bot_stands_in" | "bot_left" | "returned" | "device_changed" | "seat_opened" | "seat_taken" | "host_changed" | "turn_time_changed" | "time_up" | "undo_asked" | "undo_agreed" | "undo_refused" | "undo_withdrawn" | "moves_taken_back" | "rematch_asked" | "rematch_declined";
            /** Identity */
            identity: string | null;
            /** Name */
            name: string;
            /**
             * By
             * @default null
             */
            by: string | null;
            /**
             * How
             * @default null
             */
            how: ("turn" | "until_return") | null;
            /**
             * Minutes
             * @default null
             */
            minutes: number | null;
            /** Number */
            number: number;
            /** Moves */
            moves: number;
            /** At */
            at: number;
        };
        /**
         * ToldTurn
         * @description A turn, and what it does.
         */
        ToldTurn: {
            /** Moves */
            moves: string[];
            /** Reasons */
            reasons: components["schemas"]["Advice"][];
        };
        /**
         * TooDear
         * @description The money does not suffice when it is due.
         */
        TooDear: {
            /** Price */
            price: number;
            /** Money */
            money: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "too_dear";
        };
        /**
         * TooManyCityTiles
         * @description More tiles of a value are laid than there are.
         */
        TooManyCityTiles: {
            /** Value */
            value: number;
            /** Count */
            count: number;
            /** Available */
            available: number;
            /** Places */
            places: string[];
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "too_many_city_tiles";
        };
        /**
         * TownIsTaken
         * @description A town has room for one piece.
         */
        TownIsTaken: {
            /** Place */
            place: string;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "town_taken";
        };
        /**
         * TrackSpace
         * @description A space of the region track.
         */
        TrackSpace: {
            /** Influence */
            influence: number;
            /** Red Zone */
            red_zone: boolean;
            /** Taken */
            taken: boolean;
            /** Region */
            region: string | null;
        };
        /**
         * TryAnswer
         * @description What became of a try.
         */
        TryAnswer: {
            /** Solved */
            solved: boolean;
            /** Counted */
            counted: boolean;
            turn: components["schemas"]["ToldTurn"];
            /** Missed */
            missed: components["schemas"]["Advice"][];
            /** Loss */
            loss: number | null;
            best: components["schemas"]["ToldTurn"] | null;
            /** Margin */
            margin: number | null;
            /**
             * State
             * @enum {string}
             */
            state: "untried" | "failed" | "solved";
            rating: components["schemas"]["RatingView"] | null;
            /** Change */
            change: number;
            /** Streak */
            streak: number;
        };
        /**
         * TurnBegan
         * @description A turn began.
         */
        TurnBegan: {
            /** Seat */
            seat: number;
            /** Turn */
            turn: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turn_began";
        };
        /**
         * TurnEnded
         * @description A turn ended, with or without an expansion.
         */
        TurnEnded: {
            /** Seat */
            seat: number;
            /** Turn */
            turn: number;
            /** Expanded */
            expanded: boolean;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "turn_ended";
        };
        /**
         * TurnFigures
         * @description How everybody stood after a turn, by seat.
         */
        TurnFigures: {
            /** Turn */
            turn: number;
            /** Moves */
            moves: number;
            /** Seat */
            seat: number | null;
            /** Influence */
            influence: number[];
            /** Money */
            money: number[];
            /** Total */
            total: number[];
        };
        /**
         * TurnIsOver
         * @description A plan ends with the turn, or with one decision of the setup.
         */
        TurnIsOver: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "turn_over";
        };
        /**
         * TurnView
         * @description What the active player has done in this turn.
         */
        TurnView: {
            /** Bonus Ready */
            bonus_ready: boolean;
            /** Bonus Use */
            bonus_use: ("again" | "double" | "cash") | null;
            /** Expansions */
            expansions: string[];
            /** Grown */
            grown: string[];
            /** Doubled */
            doubled: string | null;
        };
        /**
         * UndoAnswer
         * @description Whether moves were taken back, or who is asked.
         */
        UndoAnswer: {
            /** Done */
            done: boolean;
            /** Revision */
            revision: number;
            /** Moves */
            moves: number;
            /** Needed */
            needed: string[];
        };
        /**
         * UndoView
         * @description A wish to go back.
         */
        UndoView: {
            /** To */
            to: number;
            /** By */
            by: string;
            /** Needed */
            needed: string[];
        };
        /**
         * UsesBonusTile
         * @description A bonus tile leaves the game.
         */
        UsesBonusTile: {
            /**
             * Use
             * @enum {string}
             */
            use: "again" | "double" | "cash";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "uses_bonus_tile";
        };
        /**
         * View
         * @description A position as everyone sees it.
         */
        View: {
            /** Rules */
            rules: number;
            /** Moves */
            moves: number;
            /** Turn */
            turn: number;
            /** Round */
            round: number;
            /**
             * Phase
             * @enum {string}
             */
            phase: "lay_cities" | "lay_regions" | "open_towns" | "place_boom" | "move_boom" | "expand" | "increase" | "over";
            /** Actor */
            actor: number | null;
            /** Players */
            players: components["schemas"]["PlayerView"][];
            /** Places */
            places: components["schemas"]["PlaceView"][];
            /** Regions */
            regions: components["schemas"]["RegionView"][];
            /** Track */
            track: components["schemas"]["TrackSpace"][];
            /** Boom */
            boom: string | null;
            /** Milestones */
            milestones: components["schemas"]["MilestoneView"][] | null;
            this_turn: components["schemas"]["TurnView"] | null;
            /** Turns Without Expansion */
            turns_without_expansion: number;
            /** City Tiles To Lay */
            city_tiles_to_lay: number[];
            /** Region Tiles To Lay */
            region_tiles_to_lay: string[];
            /** End Reason */
            end_reason: ("red_zone" | "no_expansion") | null;
            /** Winners */
            winners: number[];
        };
        /**
         * WayCosts
         * @description The cheapest way has another price than the move says.
         */
        WayCosts: {
            /** Place */
            place: string;
            /** Price */
            price: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "way_costs";
        };
        /**
         * WebhookTrial
         * @description Whether an announcement arrived.
         */
        WebhookTrial: {
            /** Delivered */
            delivered: boolean;
            /** Problem */
            problem: ("unreachable" | "refused") | null;
            /** Status */
            status: number | null;
        };
        /**
         * WebhookView
         * @description Where turns are announced, without the secret part of the address.
         */
        WebhookView: {
            /** Host */
            host: string;
            /**
             * Kind
             * @enum {string}
             */
            kind: "discord" | "slack" | "ntfy" | "json";
            /**
             * Language
             * @enum {string}
             */
            language: "en" | "de" | "fr";
            /** Active */
            active: boolean;
            /** Failures */
            failures: number;
        };
        /**
         * WrongClass
         * @description The tile's back differs from that of the city's printed value.
         */
        WrongClass: {
            /** Place */
            place: string;
            /** Value */
            value: number;
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "wrong_class";
        };
        /**
         * WrongPhase
         * @description The game waits for something else.
         */
        WrongPhase: {
            /**
             * Phase
             * @enum {string}
             */
            phase: "lay_cities" | "lay_regions" | "open_towns" | "place_boom" | "move_boom" | "expand" | "increase" | "over";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "wrong_phase";
        };
        /**
         * BonusTileUsedEvent
         * @description A bonus tile left the game.
         */
        BonusTileUsedEvent: {
            /** Seat */
            seat: number;
            /**
             * Use
             * @enum {string}
             */
            use: "again" | "double" | "cash";
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            type: "bonus_tile_used";
        };
        /**
         * BonusTileUsedReason
         * @description At most one bonus tile in a turn.
         */
        BonusTileUsedReason: {
            /**
             * @description discriminator enum property added by openapi-typescript
             * @enum {string}
             */
            id: "bonus_tile_used";
        };
        /** Event */
        Event: components["schemas"]["CityTileLaid"] | components["schemas"]["RegionTileLaid"] | components["schemas"]["MoneyDealt"] | components["schemas"]["TurnBegan"] | components["schemas"]["BoomMoved"] | components["schemas"]["BoomStayed"] | components["schemas"]["IncomeTaken"] | components["schemas"]["Expanded"] | components["schemas"]["BonusTileUsedEvent"] | components["schemas"]["LinkTileUsed"] | components["schemas"]["ExpansionTileUsed"] | components["schemas"]["CashTaken"] | components["schemas"]["ShareIncreased"] | components["schemas"]["FranchiseOpened"] | components["schemas"]["PieceWithdrawn"] | components["schemas"]["CityScored"] | components["schemas"]["TieBreakerPlaced"] | components["schemas"]["RegionScored"] | components["schemas"]["RegionGained"] | components["schemas"]["BonusTileReturned"] | components["schemas"]["LinkTileTaken"] | components["schemas"]["ExpansionTileTaken"] | components["schemas"]["MilestoneReached"] | components["schemas"]["TurnEnded"] | components["schemas"]["GameEnded"] | components["schemas"]["FinalCounted"];
        /** Reason */
        Reason: components["schemas"]["GameIsOver"] | components["schemas"]["WrongPhase"] | components["schemas"]["ExpandBeforeGrowing"] | components["schemas"]["NoBoom"] | components["schemas"]["TurnIsOver"] | components["schemas"]["NothingToUndo"] | components["schemas"]["PlaceIsClosed"] | components["schemas"]["RegionIsClosed"] | components["schemas"]["NotATown"] | components["schemas"]["NotACity"] | components["schemas"]["TownIsTaken"] | components["schemas"]["CityIsScored"] | components["schemas"]["AlreadyPresent"] | components["schemas"]["NotPresent"] | components["schemas"]["JustExpanded"] | components["schemas"]["NoLink"] | components["schemas"]["NoSuchLink"] | components["schemas"]["TooDear"] | components["schemas"]["SupplyIsEmpty"] | components["schemas"]["AlreadyExpanded"] | components["schemas"]["AgainNeedsExpand"] | components["schemas"]["NoLinkTile"] | components["schemas"]["NoExpansionTile"] | components["schemas"]["LinkCostsNothing"] | components["schemas"]["SingleLinkIsAsCheap"] | components["schemas"]["SingleLinkLeadsThere"] | components["schemas"]["FreeLinkSavesNothing"] | components["schemas"]["WayCosts"] | components["schemas"]["AlreadyGrown"] | components["schemas"]["NotGrown"] | components["schemas"]["NoRoomToDouble"] | components["schemas"]["NoBonusTile"] | components["schemas"]["BonusTileUsedReason"] | components["schemas"]["FirstTurn"] | components["schemas"]["BonusTileNotReady"] | components["schemas"]["BoomIsThere"] | components["schemas"]["BoomCannotReach"] | components["schemas"]["CityHasTile"] | components["schemas"]["RegionHasTile"] | components["schemas"]["NoCityTileLeft"] | components["schemas"]["RegionTileNotInPool"] | components["schemas"]["WrongClass"];
        /** Advice */
        Advice: components["schemas"]["EndsGame"] | components["schemas"]["ScoresCity"] | components["schemas"]["ScoresRegion"] | components["schemas"]["RanksInRegion"] | components["schemas"]["GivesCity"] | components["schemas"]["GivesRegion"] | components["schemas"]["BlocksCity"] | components["schemas"]["NearlyHasCity"] | components["schemas"]["ReachesMilestone"] | components["schemas"]["TakesTile"] | components["schemas"]["TakesTieBreaker"] | components["schemas"]["LeadsRegion"] | components["schemas"]["RaisesIncome"] | components["schemas"]["BoomPays"] | components["schemas"]["OpensTown"] | components["schemas"]["EntersCity"] | components["schemas"]["UsesBonusTile"];
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    show_api_games__table__get: {
        parameters: {
            query?: {
                /** @description After how many moves; now if left out. */
                at?: number | null;
            };
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["GameAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_such_position */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, rules_differ */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    scene_api_games__table__scene_get: {
        parameters: {
            query?: {
                /** @description The moves that are known. */
                after?: number;
            };
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SceneAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: rules_differ */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    record_api_games__table__record_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, rules_differ */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    play_api_games__table__moves_post: {
        parameters: {
            query?: {
                /** @description Answer with the scene too, to one who knows so many moves. */
                after?: number | null;
            };
            header?: {
                /** @description Chosen by the client: the same request sent again with it is carried out once. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MovesRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlayedAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, not_at_table */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, rules_differ, game_over, stale, not_your_turn, bot_stands_in, key_reused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: illegal, unplayable */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    plan_api_games__table__plan_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PlanRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_such_position, no_such_seat */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, rules_differ, stale, no_turn_ahead, game_over */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: illegal, unplayable */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undo_api_games__table__undo_post: {
        parameters: {
            query?: never;
            header?: {
                /** @description Chosen by the client: the same request sent again with it is carried out once. */
                "Idempotency-Key"?: string | null;
            };
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UndoRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UndoAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, not_at_table, not_your_seat */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, rules_differ, stale, nothing_to_undo, asked_already, host_has_too_many, key_reused */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answer_undo_api_games__table__undo_answer_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AnswerRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, not_at_table */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: nothing_asked, rules_differ, host_has_too_many */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    log_api_games__table__log_get: {
        parameters: {
            query?: {
                /** @description The last revision that is known. */
                since?: number;
                /** @description How many entries at most. */
                limit?: number;
            };
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HappeningsAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, rules_differ */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    events_api_games__table__events_get: {
        parameters: {
            query?: {
                /** @description The moves that are known. */
                after?: number;
                /** @description Tell what happened since this seat's last turn. */
                seat?: number | null;
            };
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventsAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_such_position, no_such_seat */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, rules_differ */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chart_api_games__table__chart_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChartAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, rules_differ */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    outlook_api_games__table__outlook_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OutlookAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, rules_differ */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hint_api_games__table__hint_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HintRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HintAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, not_at_table */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_such_position */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, rules_differ, hints_off, position_in_play */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling, thinking_too_long */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_api_games__table__review_get: {
        parameters: {
            query?: {
                /** @description How long it thinks. */
                depth?: "quick" | "deep";
            };
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, not_at_table */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_review */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, rules_differ, hints_off */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    ask_api_games__table__review_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, not_at_table */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, rules_differ, hints_off, position_in_play */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling, thinking_too_long */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    follow_api_games__table__review_stream_get: {
        parameters: {
            query?: {
                /** @description How long it thinks. */
                depth?: "quick" | "deep";
            };
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        /** @constant */
                        event: "review";
                        data: string;
                        id?: string;
                        retry?: number;
                    };
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, not_at_table */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_review */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, rules_differ, hints_off */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    turn_api_games__table__review_turns__number__get: {
        parameters: {
            query?: {
                /** @description How long it thinks. */
                depth?: "quick" | "deep";
            };
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
                /** @description The number of a turn, from 0. */
                number: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReviewedTurnAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, not_at_table */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_review, no_such_position */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, rules_differ, hints_off */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    attempt_api_games__table__review_turns__number__attempt_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
                /** @description The number of a turn, from 0. */
                number: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttemptRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AttemptAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, not_at_table */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_review, no_such_position */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, rules_differ, hints_off, position_in_play */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: illegal, unplayable */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling, thinking_too_long */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    picture_api_games__table__picture_png_get: {
        parameters: {
            query?: {
                /** @description After how many moves; now if left out. */
                at?: number | null;
                /** @description The colours of the board by day or by night. */
                theme?: "light" | "dark";
                /** @description The language of the words in it. */
                language?: "en" | "de" | "fr";
            };
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_such_position, no_pictures */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, rules_differ */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling, drawing_too_long */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    film_api_games__table__film_gif_get: {
        parameters: {
            query?: {
                /** @description The colours of the board by day or by night. */
                theme?: "light" | "dark";
                /** @description The language of the words in it. */
                language?: "en" | "de" | "fr";
            };
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/gif": string;
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, not_at_table */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_pictures */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, not_over, rules_differ */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling, drawing_too_long */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    card_api_card_png_get: {
        parameters: {
            query?: {
                /** @description The language of the words in it. */
                language?: "en" | "de" | "fr";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/png": string;
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_pictures */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling, drawing_too_long */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stream_api_stream_get: {
        parameters: {
            query?: {
                /** @description Tables to follow, with commas between; TABLE@REVISION is told what came after. */
                tables?: string | null;
            };
            header?: {
                "last-event-id"?: string | null;
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": {
                        /** @constant */
                        event: "hello";
                        data: string;
                        id?: string;
                        retry?: number;
                    } | {
                        /** @constant */
                        event: "table";
                        data: string;
                        id?: string;
                        retry?: number;
                    } | {
                        /** @constant */
                        event: "moves";
                        data: string;
                        id?: string;
                        retry?: number;
                    } | {
                        /** @constant */
                        event: "chat";
                        data: string;
                        id?: string;
                        retry?: number;
                    } | {
                        /** @constant */
                        event: "news";
                        data: string;
                        id?: string;
                        retry?: number;
                    } | {
                        /** @constant */
                        event: "closed";
                        data: string;
                        id?: string;
                        retry?: number;
                    } | {
                        /** @constant */
                        event: "deleted";
                        data: string;
                        id?: string;
                        retry?: number;
                    } | {
                        /** @constant */
                        event: "mine";
                        data: string;
                        id?: string;
                        retry?: number;
                    } | {
                        /** @constant */
                        event: "reminder";
                        data: string;
                        id?: string;
                        retry?: number;
                    };
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_tables_api_tables_get: {
        parameters: {
            query?: {
                show?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TablesAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    open_table_api_tables_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableRequest"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_tables, seats_open */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unplayable */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    import_record_api_tables_import_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ImportRequest"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_tables, position_in_play */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: illegal, unplayable */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_table_api_tables__table__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    delete_table_api_tables__table__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, host_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: others_play */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_table_api_tables__table__patch: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TableChanges"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, host_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    start_api_tables__table__start_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, host_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: already_started, seats_open, answers_missing */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    pass_hosting_api_tables__table__host_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HostRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, host_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_such_seat */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_person, host_has_too_many */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mute_api_tables__table__mute_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MuteRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, host_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_person */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rematch_api_tables__table__rematch_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, not_at_table */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_over, too_many_tables */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_invitation_api_tables__table__invitation_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, host_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    renew_invitation_api_tables__table__invitation_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["InvitationAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, host_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, invitation_ended */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_invited_api_join__code__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, invitation_ended */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    join_api_join__code__post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                code: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, sent_away */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, invitation_ended, no_such_seat */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: already_seated, seat_taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    arrange_seat_api_tables__table__seats__seat__put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
                /** @description The number of a seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SeatRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, host_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_such_seat */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: already_started */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    take_seat_api_tables__table__seats__seat__take_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
                /** @description The number of a seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, invitation_private, sent_away */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_such_seat, invitation_ended */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: already_started, already_seated, seat_taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    choose_colour_api_tables__table__seats__seat__colour_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
                /** @description The number of a seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ColourRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, not_your_seat */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_such_seat */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: already_started, colour_taken */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leave_seat_api_tables__table__seats__seat__leave_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
                /** @description The number of a seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, not_your_seat */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_such_seat */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: already_started */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resign_api_tables__table__seats__seat__resign_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
                /** @description The number of a seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, not_your_seat */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_such_seat */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, game_over, position_in_play */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    offer_handover_api_tables__table__seats__seat__handover_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
                /** @description The number of a seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HandoverAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, not_your_seat */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_such_seat */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    hand_over_api_handover_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HandoverRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: code_ended, no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    reopen_api_tables__table__seats__seat__reopen_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
                /** @description The number of a seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, host_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_such_seat */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, game_over, already_seated, owner_present, owner_was_here */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stand_in_api_tables__table__seats__seat__stand_in_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
                /** @description The number of a seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StandInRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, host_only, not_at_table */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_such_seat */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_started, game_over, time_left, no_person, position_in_play */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    come_back_api_tables__table__seats__seat__stand_in_delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
                /** @description The number of a seat, from 0. */
                seat: number;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TableView"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, not_your_seat */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_such_seat */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_stand_in */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_chat_api_tables__table__chat_get: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChatAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    say_api_tables__table__chat_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChatRequest"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Message"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, not_at_table, muted */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_news_api_tables__table__news_get: {
        parameters: {
            query?: {
                after?: number;
            };
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewsAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_note_api_tables__table__notes_get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    write_note_api_tables__table__notes_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NoteRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NoteAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators, not_at_table */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_api_me_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    introduce_api_me_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MeRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, invitation_needed */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: invitation_ended */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests, too_many_identities */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    leave_api_me_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_token */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_tokens_api_me_tokens_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokensAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    create_token_api_me_tokens_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TokenRequest"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenCreated"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, browser_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    remove_token_api_me_tokens__token__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, browser_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_token */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_results_api_me_results_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultsAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_result_api_me_results__table__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ResultAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    set_webhook_api_me_webhook_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: webhook_unsuitable */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    remove_webhook_api_me_webhook_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    try_webhook_api_me_webhook_test_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTrial"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_webhook */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    make_recovery_api_me_recovery_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCreated"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, browser_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    recover_api_recover_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: code_ended */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    join_api_me_join_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RecoveryRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, browser_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: code_ended */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: same_identity, both_at_table, too_many_tables, too_many_tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    export_api_me_export_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Everything"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, browser_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    erase_api_me_erase_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["EraseRequest"];
            };
        };
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, browser_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: not_confirmed */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    list_passkeys_api_me_passkeys_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeysAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    make_passkey_api_me_passkeys_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyRequest"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PasskeysAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, browser_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: passkeys_unavailable */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_passkey */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    prepare_passkey_api_me_passkeys_options_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, browser_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: passkeys_unavailable, too_many_tokens */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    remove_passkey_api_me_passkeys__passkey__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                passkey: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, browser_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_passkey */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    prepare_use_api_passkeys_options_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Record<string, never>;
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: passkeys_unavailable */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    use_passkey_api_passkeys_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasskeyRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["MeAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: passkeys_unavailable */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_passkey */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_api_me_push_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    subscribe_api_me_push_put: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PushRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PushAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, browser_only */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: push_unsuitable */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unsubscribe_api_me_push_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    try_out_api_me_push_test_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookTrial"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_push */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    report_api_tables__table__report_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a table and its game. */
                table: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReportRequest"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReportAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned, closed_to_spectators */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_table, no_such_message */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    preview_api_preview_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PreviewAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unplayable */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    check_api_preview_check_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PreviewRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CheckAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    bots_api_bots_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["BotsAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    own_api_studies_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudiesAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    keep_api_studies_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StudyRequest"];
            };
        };
        responses: {
            /** @description The answer */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_studies, studies_too_large */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unplayable, illegal, impossible_position */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_api_studies__study__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a study. */
                study: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_study */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    change_api_studies__study__put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a study. */
                study: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ChangedStudyRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_study */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: study_changed, too_many_studies, studies_too_large */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unplayable, illegal, impossible_position */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    remove_api_studies__study__delete: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a study. */
                study: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Done */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_study */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    share_api_studies__study__shared_put: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a study. */
                study: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ShareRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StudyAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_study */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_api_line_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_position */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unplayable, illegal, impossible_position */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    plan_api_line_plan_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LinePlanRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlanAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_position */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: game_over */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unplayable, illegal, impossible_position */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    turn_api_line_turn_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineTurnRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineTurn"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_position */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: position_in_play, game_over */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unplayable, illegal, impossible_position */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling, thinking_too_long */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    chances_api_line_chances_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["LineChancesRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["LineChances"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_position */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: position_in_play, game_over */
            409: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unplayable, illegal, impossible_position */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling, thinking_too_long */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    check_position_api_position_check_post: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PositionRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PositionCheck"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listed_api_puzzles_get: {
        parameters: {
            query?: {
                /** @description Only those of a theme. */
                theme?: ("majority" | "region" | "tie_breaker" | "blocking" | "last_turn" | "bonus_tile" | "income" | "far_expansion") | null;
                /** @description Only those for so many players. */
                players?: number | null;
                /** @description Only those of a difficulty. */
                difficulty?: number | null;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzlesAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    today_api_puzzles_today_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TodayAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    show_api_puzzles__puzzle__get: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a puzzle. */
                puzzle: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PuzzleAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_puzzle */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    attempt_api_puzzles__puzzle__try_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a puzzle. */
                puzzle: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["TryRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TryAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_puzzle */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: illegal, unplayable */
            422: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    help_with_api_puzzles__puzzle__help_post: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of a puzzle. */
                puzzle: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["HelpRequest"];
            };
        };
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["HelpAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_puzzle */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    progress_api_me_puzzles_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProgressAnswer"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token, no_identity */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    health_api_health_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Health"];
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
    metrics_metrics_get: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The answer */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": string;
                };
            };
            /** @description Refused: malformed */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: bad_token */
            401: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: wrong_origin, banned, network_banned */
            403: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: no_such_page */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_large */
            413: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: unknown_host */
            421: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: too_many_requests */
            429: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_unavailable, storage_read_only, rules_compiling */
            503: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
            /** @description Refused: storage_full */
            507: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Problem"];
                };
            };
        };
    };
}
